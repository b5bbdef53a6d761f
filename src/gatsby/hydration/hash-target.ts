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

/** Opens the `<details>` that the address's hash names, so that a link shows its answer. */
export function openHashTarget(): void {
  const details = targetOf(window.location.hash)?.closest("details");
  if (!details || details.open) return;
  details.open = true;
  details.scrollIntoView();
}
