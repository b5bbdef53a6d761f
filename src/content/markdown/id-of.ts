/** Converts words to an id: "Your IVF Plan" becomes "your-ivf-plan". The server and the browser get the same id. */
export function idOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
