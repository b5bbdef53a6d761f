// Characters and weights of the subset fonts, which src/tools/art/fonts.ts creates.

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Printable ASCII, and the typographic marks that our copy uses. */
export const subsetCharacters = `${ascii}\u00a0\u00a7\u00a9\u00ae\u00b7\u00d7\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2212`;

/**
 * The subset fonts. A font with one weight is half as large as one with a range, and headings have one weight. Fraunces for
 * text (quotes, ledes) is on few pages and fetched only there.
 */
export const cuts = {
  figtree: { family: "figtree", wght: { min: 400, max: 700 } },
  "fraunces-heading": { family: "fraunces", wght: 560 },
  "fraunces-text": { family: "fraunces", wght: 430 },
} as const;
