/** An address on the page made from words: "Your IVF Plan" becomes "your-ivf-plan". The same on server and browser. */
export function idOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
