import styled from "@emotion/styled";
import { Button } from "../../components/Button";
import { Icon } from "../../components/Icon";
import { gray } from "../../design/color";
import { controlsBox } from "./track";
import type { PauseArea } from "./usePauseWhileInUse";
import { fontSize } from "../../design/type";

export interface ControlsProps {
  area: PauseArea;
  go: (step: 1 | -1) => void;
  /** Index of the first slide in view. */
  first: number;
  /** Slides side by side. */
  inView: number;
  count: number;
  /** During autoplay, so that screen readers do not announce each change. */
  quiet: boolean;
  /** Undefined without autoplay. */
  pause?: { stopped: boolean; toggle: () => void };
}

const Box = styled.div(controlsBox, { "@media print": { display: "none" } });
const Pair = styled.div({ display: "flex", gap: 12 });
const Round = styled(Button)({ width: 48, padding: 0 });
const Where = styled.p({
  marginLeft: "auto",
  fontSize: fontSize.small,
  color: gray[600],
  fontVariantNumeric: "tabular-nums",
});

/** "2 to 4 of 5", or "2 of 5" where one slide is in view. */
function whereText(first: number, inView: number, count: number): string {
  return `${inView > 1 ? `${first + 1} to ${first + inView}` : first + 1} of ${count}`;
}

/** Previous, next, pause, and the position. Targets of 48 px. */
export function Controls({ area, go, first, inView, count, quiet, pause }: ControlsProps) {
  return (
    <Box>
      <Pair {...area}>
        <Round type="button" look="quiet" aria-label="Previous" onClick={() => go(-1)}>
          <Icon name="caret-left" />
        </Round>
        <Round type="button" look="quiet" aria-label="Next" onClick={() => go(1)}>
          <Icon name="caret-right" />
        </Round>
      </Pair>
      {pause && (
        <Button type="button" look="quiet" onClick={pause.toggle}>
          <Icon name={pause.stopped ? "play" : "pause"} size={20} />
          {pause.stopped ? "Play" : "Pause"}
        </Button>
      )}
      <Where aria-live={quiet ? "off" : "polite"}>{whereText(first, inView, count)}</Where>
    </Box>
  );
}
