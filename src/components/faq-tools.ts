/**
 * Stores whether the visitor has opened all questions in this tab, if given, and returns the stored state: false where
 * storage is blocked.
 */
function storedState(open?: boolean): boolean {
  try {
    if (open !== undefined) sessionStorage["faq-open"] = open ? 1 : "";
    return !!sessionStorage["faq-open"];
  } catch {
    return false;
  }
}

/** How long "Link copied" is shown, ms. */
const noticeDuration = 4000;

function copy(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-copy]");
  if (!link || !navigator.clipboard) return;
  // The page stays where it is, so that the confirmation is visible.
  event.preventDefault();
  history.replaceState(history.state, "", link.hash);
  if (link.dataset.copy) return;
  // Screen readers announce the change of its text. Firefox before 119 has no `ariaLive`.
  link.setAttribute("aria-live", "polite");
  const label = link.textContent!;
  navigator.clipboard.writeText(link.href).then(
    () => {
      link.dataset.copy = link.textContent = "Link copied";
      setTimeout(() => {
        // The label's return is not announced.
        link.ariaLive = null;
        link.textContent = label;
        link.dataset.copy = "";
      }, noticeDuration);
    },
    // The visitor can still copy the link from the address bar.
    () => {},
  );
}

/**
 * Starts the parts of a page of questions that need scripts: the button that opens or closes all questions, and links
 * that are copied instead of followed. Built pages run it without React (src/gatsby/page-tools.ts); starting it twice is
 * harmless.
 */
export function startFaqTools(): void {
  const button = document.querySelector<HTMLButtonElement>("button[data-questions]");
  const list = button && document.getElementById(button.dataset.questions!);
  if (!list) return;
  const questions = [...list.querySelectorAll<HTMLDetailsElement>(":scope > details")];
  const areOpen = () => questions.every(({ open }) => open);
  const updateLabel = () => (button.textContent = areOpen() ? "Close all" : "Open all");
  const setAll = (open: boolean) => questions.forEach((question) => (question.open = open));
  // The button is hidden until the first start: what a visitor has closed since stays closed.
  if (button.hidden && storedState()) setAll(true);
  questions.forEach((question) => (question.ontoggle = updateLabel));
  button.onclick = () => {
    const open = !areOpen();
    setAll(open);
    storedState(open);
  };
  list.onclick = copy;
  updateLabel();
  button.hidden = false;
}
