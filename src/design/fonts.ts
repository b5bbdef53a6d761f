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

/** A local font by its PostScript name, the only one that every browser looks up, scaled by `sizeAdjust` percent. */
const fallback = (family: string, weight: string, sizeAdjust: number, ...names: readonly string[]) =>
  `@font-face{font-family:"${family} Fallback";src:${names.map((name) => `local("${name}")`).join()};font-weight:${weight};size-adjust:${sizeAdjust}%}`;

/**
 * Fallbacks as wide as our fonts, from fonts that Windows, macOS, iOS and Linux have. With each percentage the fewest lines
 * of this site break elsewhere (docs/decisions.md), measured in Chromium without hinting, with Liberation, which is as wide
 * as Times New Roman and Arial. Heights need no override: every line height is set, and
 * baselines differ by less than 2 px. Android has neither: its Noto Serif is 6% wider and its Roboto 2% narrower than ours.
 */
const fallbacks = [
  fallback("Fraunces", "500 900", 112.5, "LiberationSerif-Bold", "TimesNewRomanPS-BoldMT"),
  fallback("Fraunces", "100 499", 116, "LiberationSerif", "TimesNewRomanPSMT"),
  fallback("Figtree", "400 550", 101, "LiberationSans", "ArialMT"),
  fallback("Figtree", "551 700", 94.9, "LiberationSans-Bold", "Arial-BoldMT"),
];

/**
 * The faces, as a page's head has them. Not among Emotion's styles: hydration moves those, and a browser then reads them
 * again. The whole Fraunces is declared for both ranges of weights: one face for all would replace the one for text.
 */
export const fontFaces = [
  face("Fraunces Variable", frauncesHeading, "500 900"),
  face("Fraunces Variable", frauncesText, "100 499"),
  face("Figtree Variable", figtree, "400 700"),
  ...fallbacks,
].join("");

/** The faces for other letters: only in the head of a page that has some. */
export const otherLetterFaces = [
  face("Fraunces Variable", wholeFraunces, "500 900", otherLetters),
  face("Fraunces Variable", wholeFraunces, "100 499", otherLetters),
  face("Figtree Variable", wholeFigtree, "400 700", otherLetters),
].join("");

const isOther = RegExp(
  `[${otherLetters.replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, from: string, to?: string) => `\\u{${from}}${to ? `-\\u{${to}}` : ""}`)}]`,
  "u",
);

/** Whether a text has letters that the subsets leave out. */
export const hasOtherLetters = (text: string): boolean => isOther.test(text);
