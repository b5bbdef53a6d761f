import styled from "@emotion/styled";
import { from, orange, purple, teal, white } from "../../design/tokens";

const Svg = styled.svg({
  position: "absolute",
  right: -16,
  bottom: 0,
  height: 88,
  width: "auto",
  maxWidth: "none",
  [from.desktop]: { right: 40, height: 176 },
});

/** Rings of each arch, outermost first. */
const arches = [
  { x: 0, top: 70, rings: [teal[300], teal[200], white] },
  { x: 116, top: 0, rings: [teal[600], teal[400], teal[200], orange[300]] },
  { x: 232, top: 48, rings: [purple[500], purple[300], purple[100]] },
];

/** Decoration: three paper-cut arches of different heights on the lower edge of their panel. */
export function ArchTrio() {
  return (
    <Svg viewBox="0 0 336 192" aria-hidden="true" focusable="false">
      {arches.map(({ x, top, rings }) =>
        rings.map((color, ring) => {
          const radius = 52 - ring * 13;
          const shape = `M${x + ring * 13} 192V${top + 52}a${radius} ${radius} 0 0 1 ${radius * 2} 0V192Z`;
          return <path key={shape} d={shape} fill={color} />;
        }),
      )}
    </Svg>
  );
}
