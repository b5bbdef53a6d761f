/** The element with which Chrome's translation surrounds words. Firefox's changes the words themselves. */
const isTranslation = ({ nodeName }: Node) => nodeName === "FONT";

/** Puts the words of a built element in place of their translation. Its elements stay, with their focus and values. */
function restoreIn(now: Element, built: Element): void {
  const elements = [...now.children].filter((child) => !isTranslation(child));
  if (elements.length !== built.children.length) return;
  for (const node of [...now.childNodes]) if (!elements.includes(node as Element)) node.remove();
  let next = 0;
  for (const node of built.childNodes)
    if (node instanceof Element) next++;
    else now.insertBefore(node.cloneNode(), elements[next] ?? null);
  elements.forEach((child, index) => restoreIn(child, built.children[index]!));
}

/**
 * Undoes a browser's translation of a built page before React hydrates it; the browser then translates again. Otherwise
 * React would find other words than it expects and replace the page, and the amount that somebody types, the focus and an
 * open menu would be lost.
 * @param page Gatsby's container
 * @param path of the page, which is fetched for its words
 */
export async function restoreText(page: Element, path: string): Promise<void> {
  // Firefox sets the language as well.
  if (document.documentElement.lang === "en" && !page.querySelector("font")) return;
  // Queued presses on translated words are replayed on what contains the words, which are about to be removed.
  for (const event of window.hydration?.events ?? [])
    Object.defineProperty(event, "target", { value: (event.target as Element).closest(":not(font)") });
  const response = await fetch(path).catch(() => undefined);
  const html = (await response?.text()) ?? "";
  const built = new DOMParser().parseFromString(html, "text/html").getElementById(page.id);
  if (built) restoreIn(page, built);
}

/**
 * Handles React's errors of hydration: it replaces a page that an extension has changed. The new fields get what was typed
 * into the old ones or chosen there, the focus, and the selection. Open menus, questions and popovers stay open.
 * @param page Gatsby's container, before hydration
 */
export function keepTyped(page: Element): (error: unknown) => void {
  const fields = () => [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  // An extension may have added fields, and React gives some new ids.
  const kindOf = (field: HTMLInputElement | HTMLSelectElement) =>
    [field.type, field.name, field.inputMode, field.getAttribute("aria-label")].join();
  const [before, focused] = [fields(), document.activeElement];
  const folds = () => [...page.querySelectorAll("details")];
  const foldsBefore = folds();
  // Browsers without popovers do not know the selector.
  const popover = "popover" in page && page.querySelector(":popover-open");
  return (error) => {
    folds().forEach((fold, at) => (fold.open = (foldsBefore[at] ?? fold).open));
    if (popover) document.getElementById(popover.id)?.togglePopover(true);
    const rest = [...before];
    fields().forEach((field) => {
      const at = rest.findIndex((other) => kindOf(other) === kindOf(field));
      const [old] = at < 0 ? [] : rest.splice(at, 1);
      if (!old || old === field) return;
      field.value = old.value;
      if ("checked" in old) (field as HTMLInputElement).checked = old.checked;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      if (old !== focused) return;
      field.focus({ preventScroll: true });
      // A field entered with Tab is selected, and what is typed next replaces its text. Sliders have no selection.
      if ("selectionStart" in old && old.selectionStart !== null)
        (field as HTMLInputElement).setSelectionRange(old.selectionStart, old.selectionEnd);
    });
    reportError(error);
  };
}
