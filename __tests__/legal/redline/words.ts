/** The words of a text, as a reader counts them: "$380.15", "15", "pre-approved". */
export function wordsIn(text: string): string[] {
  return text.match(/[$€£]?[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*%?/gu) ?? [];
}
