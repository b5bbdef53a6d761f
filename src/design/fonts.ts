import wholeFigtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import wholeFraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import figtree from "./fonts/figtree.woff2";
import frauncesHeading from "./fonts/fraunces-heading.woff2";
import frauncesText from "./fonts/fraunces-text.woff2";

/** Needed for the first screen, so both are preloaded. SIL Open Font License; src/tools/art/fonts.ts creates the subsets. */
export const fontFiles = [frauncesHeading, figtree] as const;

/** The Latin letters and marks that the subsets lack. A page without them fetches no file for them. */
const otherLetters =
  "U+A1-A6,U+A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-131,U+152-153,U+2BB-2DC,U+201A,U+201E,U+2032-2044,U+20AC,U+2190-2193";

/** `swap`: text is shown immediately in a fallback of the same width (below), and in the brand's font once that loads. */
const face = (family: string, file: string, weight: string, range?: string) =>
  `@font-face{font-family:"${family}";src:url(${file})format("woff2");font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ""}}`;

/** A local font, scaled by `sizeAdjust` percent. @param names PostScript names, the only ones that every browser looks up */
const fallback = (family: string, weight: string, sizeAdjust: number, ...names: readonly string[]) =>
  `@font-face{font-family:"${family} Fallback";src:${names.map((name) => `local("${name}")`).join()};font-weight:${weight};size-adjust:${sizeAdjust}%}`;

/**
 * The font faces in every page's head. They are not part of Emotion's styles because hydration moves those, and the browser
 * would then parse them again.
 */
export const fontFaces = [
  face("Fraunces Variable", frauncesHeading, "500 900"),
  face("Fraunces Variable", frauncesText, "100 499"),
  face("Figtree Variable", figtree, "400 700"),
  // Fallbacks as wide as our fonts, from fonts of Windows, macOS, iOS and Linux. Each percentage is the one that changes the
  // fewest line breaks of this site (docs/decisions.md), measured in Chromium without hinting, with Liberation, which is as
  // wide as Times New Roman and Arial. Heights need no override because every line height is set and baselines differ by
  // less than 2 px. Android has none of these fonts: its Noto Serif is 6% wider and its Roboto 2% narrower than ours.
  fallback("Fraunces", "500 900", 112.5, "LiberationSerif-Bold", "TimesNewRomanPS-BoldMT"),
  fallback("Fraunces", "100 499", 116, "LiberationSerif", "TimesNewRomanPSMT"),
  fallback("Figtree", "400 550", 101, "LiberationSans", "ArialMT"),
  fallback("Figtree", "551 700", 94.9, "LiberationSans-Bold", "Arial-BoldMT"),
].join("");

/**
 * The font faces for other letters, only in the head of a page that has some. The full Fraunces is declared for both ranges
 * of weights because one face for all weights would replace the one for text.
 */
export const otherLetterFaces = [
  face("Fraunces Variable", wholeFraunces, "500 900", otherLetters),
  face("Fraunces Variable", wholeFraunces, "100 499", otherLetters),
  face("Figtree Variable", wholeFigtree, "400 700", otherLetters),
].join("");

const isOther = RegExp(
  `[${otherLetters.replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, from: string, to?: string) => `\\u{${from}}${to ? `-\\u{${to}}` : ""}`)}]`,
  "u",
);

/** Whether a text has letters that the subsets lack. */
export const hasOtherLetters = (text: string): boolean => isOther.test(text);
