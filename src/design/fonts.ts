import wholeFigtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import wholeFraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import figtree from "./fonts/figtree.woff2";
import frauncesHeading from "./fonts/fraunces-heading.woff2";
import frauncesText from "./fonts/fraunces-text.woff2";

/** Both are needed for the first screen, so both are preloaded. SIL Open Font License; subsets made by src/tools/art/fonts.ts. */
export const fontFiles = [frauncesHeading, figtree] as const;

/** The Latin letters and marks that the subsets leave out. A page that has none fetches no file for them. */
const otherLetters =
  "U+A1-A6,U+A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-131,U+152-153,U+2BB-2DC,U+201A,U+201E,U+2032-2044,U+20AC,U+2190-2193";

/** `swap`: the text shows at once in a fallback of the same width (below), and in the brand's font as soon as that is there. */
const face = (family: string, file: string, weight: string, range?: string) =>
  `@font-face{font-family:"${family}";src:url(${file})format("woff2");font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ""}}`;

/** A local font and the percentages that make its lines as wide and as high as those of the font it stands in for. */
interface Fallback {
  /** PostScript names: the only ones that every browser looks up. */
  names: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

const fallback = (family: string, weight: string, { names, sizeAdjust, ascent, descent }: Fallback) =>
  `@font-face{font-family:"${family} Fallback";src:${names.map((name) => `local("${name}")`).join()};font-weight:${weight};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%}`;

/**
 * Fallbacks by system: Android, Linux and older Windows, then Apple and Windows; of those that a system has, the last one
 * is used. Each percentage is the ratio of the widths of all headings (bold) or 30,000 characters of body text (regular)
 * on this site, measured in Chromium; Gelasio was measured for Georgia and Liberation for Times New Roman and Arial,
 * which have the same widths.
 */
const fallbacks = [
  fallback("Fraunces", "500 900", {
    names: ["NotoSerif-Bold"],
    sizeAdjust: 94.4,
    ascent: 103.8,
    descent: 27.5,
  }),
  fallback("Fraunces", "500 900", {
    names: ["LiberationSerif-Bold", "TimesNewRomanPS-BoldMT"],
    sizeAdjust: 111.1,
    ascent: 88.2,
    descent: 23.4,
  }),
  fallback("Fraunces", "500 900", {
    names: ["Georgia-Bold"],
    sizeAdjust: 93.2,
    ascent: 105.2,
    descent: 27.9,
  }),
  fallback("Fraunces", "100 499", {
    names: ["LiberationSerif", "TimesNewRomanPSMT"],
    sizeAdjust: 116,
    ascent: 84.5,
    descent: 22.4,
  }),
  fallback("Fraunces", "100 499", { names: ["Georgia"], sizeAdjust: 106, ascent: 92.5, descent: 24.5 }),
  fallback("Figtree", "400 550", {
    names: ["Roboto-Regular"],
    sizeAdjust: 101.6,
    ascent: 93.5,
    descent: 24.6,
  }),
  fallback("Figtree", "400 550", {
    names: ["LiberationSans", "ArialMT"],
    sizeAdjust: 100.7,
    ascent: 94.4,
    descent: 24.8,
  }),
  fallback("Figtree", "551 700", { names: ["Roboto-Bold"], sizeAdjust: 101.5, ascent: 93.6, descent: 24.6 }),
  fallback("Figtree", "551 700", {
    names: ["LiberationSans-Bold", "Arial-BoldMT"],
    sizeAdjust: 94.9,
    ascent: 100.1,
    descent: 26.4,
  }),
];

/**
 * The faces, as a page's head has them. Not among Emotion's styles: hydration moves those, and a browser then reads them
 * again. The whole Fraunces is declared for both ranges of weights: one face for all would replace the one for text.
 */
export const fontFaces = [
  face("Fraunces Variable", frauncesHeading, "500 900"),
  face("Fraunces Variable", frauncesText, "100 499"),
  face("Fraunces Variable", wholeFraunces, "500 900", otherLetters),
  face("Fraunces Variable", wholeFraunces, "100 499", otherLetters),
  face("Figtree Variable", figtree, "400 700"),
  face("Figtree Variable", wholeFigtree, "400 700", otherLetters),
  ...fallbacks,
].join("");
