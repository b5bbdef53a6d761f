import wholeFigtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import wholeFraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import { css } from "@emotion/react";
import figtree from "./fonts/figtree.woff2";
import frauncesHeading from "./fonts/fraunces-heading.woff2";
import frauncesText from "./fonts/fraunces-text.woff2";

/** Both are needed for the first screen, so both are preloaded. SIL Open Font License; cut down by src/art/fonts.ts. */
export const fontFiles = [frauncesHeading, figtree] as const;

/** The Latin letters and marks that the small fonts leave out. A page that has none fetches nothing for them. */
const others = "U+A1-A6,U+A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-131,U+152-153,U+2BB-2DC,U+201A,U+201E,U+2032-2044,U+20AC,U+2190-2193";

const face = (family: string, file: string, weight: string, range?: string) => css`
  @font-face {
    font-family: "${family}";
    src: url(${file}) format("woff2");
    font-weight: ${weight};
    font-display: swap;
    ${range && `unicode-range: ${range};`}
  }
`;

/** The fallbacks are scaled to the faces they stand in for, so that nothing moves when the font arrives. */
export const fontFaces = css`
  ${face("Fraunces Variable", frauncesHeading, "500 900")}
  ${face("Fraunces Variable", frauncesText, "100 499")}
  ${face("Fraunces Variable", wholeFraunces, "100 900", others)}
  ${face("Figtree Variable", figtree, "400 700")}
  ${face("Figtree Variable", wholeFigtree, "400 700", others)}
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
