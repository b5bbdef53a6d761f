import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import { css } from "@emotion/react";

/** Both are needed for the first screen, so both are preloaded. SIL Open Font License. */
export const fontFiles = [fraunces, figtree] as const;

/** The fallbacks are scaled to the faces they stand in for, so that nothing moves when the font arrives. */
export const fontFaces = css`
  @font-face {
    font-family: "Fraunces Variable";
    src: url(${fraunces}) format("woff2");
    font-weight: 100 900;
    font-display: swap;
  }
  @font-face {
    font-family: "Figtree Variable";
    src: url(${figtree}) format("woff2");
    font-weight: 300 900;
    font-display: swap;
  }
  @font-face {
    font-family: "Fraunces Fallback";
    src: local("Georgia");
    size-adjust: 103%;
    ascent-override: 95%;
    descent-override: 25%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Figtree Fallback";
    src: local("Arial"), local("Helvetica"), local("Liberation Sans");
    size-adjust: 99%;
    ascent-override: 95%;
    descent-override: 25%;
    line-gap-override: 0%;
  }
`;
