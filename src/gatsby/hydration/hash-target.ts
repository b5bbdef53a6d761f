/**
 * Finds the element that a hash names; null if there is none. `#amount=22000` names the field `amount`.
 * @param hash with its `#`, percent-encoded or not; an invalid encoding such as `#100%` is taken literally
 */
export function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1).split("=")[0];
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
