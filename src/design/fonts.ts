import wholeFigtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import wholeFraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import figtree from "./fonts/figtree.woff2";
import frauncesHeading from "./fonts/fraunces-heading.woff2";
import frauncesText from "./fonts/fraunces-text.woff2";

/** Both are needed for the first screen, so both are preloaded. SIL Open Font License; cut down by src/tools/art/fonts.ts. */
export const fontFiles = [frauncesHeading, figtree] as const;

/** The Latin letters and marks that the small fonts leave out. A page that has none fetches nothing for them. */
const others =
  "U+A1-A6,U+A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-131,U+152-153,U+2BB-2DC,U+201A,U+201E,U+2032-2044,U+20AC,U+2190-2193";

/**
 * "optional": a font that is not there a tenth of a second after the text is left for the next page, which has it in store.
 * With "swap" it came whenever it came, and the headline of a page on a slow phone broke into other lines under the reader.
 */
const face = (family: string, file: string, weight: string, range?: string) =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:optional${range ? `;unicode-range:${range}` : ""}}`;

/**
 * The faces, as a page's head has them. Not among Emotion's styles: it moves those when React comes, a browser then reads
 * them again, and a font that was too late for the page would come after all.
 */
export const fontFaces = [
  face("Fraunces Variable", frauncesHeading, "500 900"),
  face("Fraunces Variable", frauncesText, "100 499"),
  face("Fraunces Variable", wholeFraunces, "100 900", others),
  face("Figtree Variable", figtree, "400 700"),
  face("Figtree Variable", wholeFigtree, "400 700", others),
].join("");
