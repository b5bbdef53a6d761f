/**
 * Converts words to an id: "Your IVF Plan" becomes "your-ivf-plan", "café" "cafe". The server and the browser get the same
 * id.
 */
export function idOf(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
