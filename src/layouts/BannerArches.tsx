import styled from "@emotion/styled";
import { orange, purple, teal } from "../design/color";
import { from } from "../design/breakpoints";

const Arches = styled.svg({
  position: "absolute",
  // Narrower than wide screens there is room for one beside the button.
  right: -288,
  bottom: 0,
  height: 64,
  width: "auto",
  maxWidth: "none",
  [from.wide]: { right: 0 },
});

const one = [teal[800], teal[600], teal[400], orange[300]];
const trio = [
  one,
  [purple[700], purple[500], purple[300], orange[200]],
  [teal[700], teal[500], orange[400], orange[200]],
];

/** Three paper-cut arches on the banner's lower edge. An ornament. */
export function BannerArches() {
  return (
    <Arches viewBox="0 0 376 64" aria-hidden="true" focusable="false">
      {trio.map((colors, arch) =>
        colors.map((color, ring) => (
          <circle key={color + ring} cx={64 + arch * 132} cy={64} r={64 - ring * 16} fill={color} />
        )),
      )}
    </Arches>
  );
}
