import styled from "@emotion/styled";
import { ActionButton } from "../../components/Button";
import { Icon } from "../../components/Icon";
import { fontSize, gray, minimumTarget } from "../../design/tokens";
import type { PauseArea } from "./usePauseWhileInUse";

export interface ControlsProps {
  /** "2 to 4 of 5"; empty in the HTML, because it depends on the window's width. */
  where: string;
  /** Whether the visitor has paused autoplay; undefined without autoplay. */
  isPaused?: boolean;
  /** Set during autoplay, so that screen readers do not announce each change. */
  isQuiet?: boolean;
  area?: PauseArea;
  /** Actions of the interactive carousel. Before it loads, row-controls.ts handles the buttons by their data attributes. */
  go?: (step: 1 | -1) => void;
  toggle?: () => void;
}

const Box = styled.div({
  display: "var(--controls)",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  minHeight: minimumTarget + 4,
  marginTop: 24,
  // Without scripts the scroll bar is the control.
  "@media print, (scripting: none)": { display: "none" },
});
const Pair = styled.div({ display: "flex", gap: 12 });
const Round = styled(ActionButton)({ width: 48, padding: 0 });
const Pause = styled(ActionButton)({
  display: "var(--pause)",
  "& > span:not([hidden])": { display: "flex", alignItems: "center", gap: 8 },
});
const Where = styled.p({
  marginLeft: "auto",
  fontSize: fontSize.small,
  color: gray[600],
  fontVariantNumeric: "tabular-nums",
});

/** Previous, next, pause, and the position. Targets of 48 px. */
export function Controls({ where, isPaused, isQuiet, area, go, toggle }: ControlsProps) {
  return (
    <Box>
      <Pair {...area}>
        <Round type="button" look="quiet" aria-label="Previous" data-step="-1" onClick={go && (() => go(-1))}>
          <Icon name="caret-left" />
        </Round>
        <Round type="button" look="quiet" aria-label="Next" data-step="1" onClick={go && (() => go(1))}>
          <Icon name="caret-right" />
        </Round>
      </Pair>
      {isPaused !== undefined && (
        <Pause type="button" look="quiet" data-pause="1" onClick={toggle}>
          <span hidden={isPaused}>
            <Icon name="pause" size={20} />
            Pause
          </span>
          <span hidden={!isPaused}>
            <Icon name="play" size={20} />
            Play
          </span>
        </Pause>
      )}
      <Where
        data-where=""
        aria-live={isQuiet ? "off" : "polite"}
        // Not a child, because hydration must not overwrite what row-controls.ts has written.
        dangerouslySetInnerHTML={{ __html: where }}
      />
    </Box>
  );
}
