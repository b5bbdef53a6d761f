/** Returns a pattern that matches a text literally. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns a pattern that matches a text, but not as a part of a longer word or number: "$1" is not in "$1,500". */
export const wholeText = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${escapeRegExp(text)}(?![\\p{L}\\d]|[.,]\\d)`, "u");
