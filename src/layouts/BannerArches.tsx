import styled from "@emotion/styled";
import { from } from "../design/breakpoints";

const Arches = styled.svg({
  position: "absolute",
  // Narrower than wide screens there is room for one beside the button.
  right: -288,
  bottom: 0,
  maxWidth: "none",
  [from.wide]: { right: 0 },
});

/** Three paper-cut arches on the banner's lower edge. An ornament, drawn by src/tools/art/arches.ts. */
export function BannerArches() {
  return (
    <Arches width="376" height="64" aria-hidden="true">
      <use href="/sprite.svg#arches" />
    </Arches>
  );
}
