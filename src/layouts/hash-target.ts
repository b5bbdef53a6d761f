/**
 * @param hash an address's hash with its `#`, encoded or not; one that is no encoding, such as `#100%`, is read as it stands
 * @returns the element it names, null where there is none
 */
export function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
