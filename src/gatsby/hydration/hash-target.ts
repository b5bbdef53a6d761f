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

/** Moves the focus to the target of the address's hash, or to the question whose answer it is in. */
export function focusHashTarget(): void {
  const target = targetOf(window.location.hash);
  // A phone would show its keyboard for a field.
  if (!target || target.tabIndex >= 0) return;
  const focused = target.closest("details")?.querySelector("summary") ?? target;
  if (focused === target) target.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

/**
 * Opens the `<details>` that the address's hash names, so that a link shows its answer, and closes the definition whose
 * "Read more" was followed, which would cover it. Also closes the floating contents of a legal text, whose links close it
 * only after hydration.
 * @param keepPosition does not scroll, because the visitor has returned to a position
 */
export function openHashTarget({ keepPosition = false }: { keepPosition?: boolean } = {}): void {
  const target = targetOf(window.location.hash);
  if (!target) return;
  // Browsers without popovers do not know `:popover-open`.
  const link = "popover" in target && document.querySelector<HTMLAnchorElement>(":popover-open a");
  const details = target.closest("details");
  if (link && link.href === window.location.href) {
    link.closest<HTMLElement>("[popover]")!.hidePopover();
    // Otherwise the focus would return to the term.
    focusHashTarget();
  }
  document.querySelector("details[open] > nav")?.parentElement?.removeAttribute("open");
  if (!details || details.open) return;
  const top = window.scrollY;
  details.open = true;
  // The browser may have moved the page with what was below the answer.
  if (keepPosition) window.scrollTo({ top, behavior: "instant" });
  else details.scrollIntoView();
}
