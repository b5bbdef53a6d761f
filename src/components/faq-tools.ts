/** In sessionStorage: the visitor has opened all questions, in this tab. */
const key = "faq-open";

/** Remembers whether all questions are open, and returns what is remembered. Storage may be blocked: then nothing is. */
function remembered(open?: boolean): boolean {
  try {
    if (open !== undefined) sessionStorage[key] = open ? 1 : "";
    return !!sessionStorage[key];
  } catch {
    return false;
  }
}

/** ms that "Link copied" is shown. */
const seen = 4000;

function copy(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-copy]");
  if (!link || link.dataset.copy) return;
  navigator.clipboard?.writeText(link.href).then(
    () => {
      const words = link.textContent!;
      link.dataset.copy = link.textContent = "Link copied";
      setTimeout(() => {
        link.textContent = words;
        link.dataset.copy = "";
      }, seen);
    },
    // The address bar has the link.
    () => {},
  );
}

/**
 * Starts what a page of questions has only with scripts: the button that opens or closes all, and links that are copied
 * when they are followed. In built pages it runs without React (src/gatsby/page-tools.ts); starting twice changes nothing.
 */
export function startFaqTools(): void {
  const button = document.querySelector<HTMLButtonElement>("button[data-questions]");
  const list = button && document.getElementById(button.dataset.questions!);
  if (!list) return;
  const questions = [...list.querySelectorAll<HTMLDetailsElement>(":scope > details")];
  const areOpen = () => questions.every(({ open }) => open);
  const name = () => (button.textContent = areOpen() ? "Close all" : "Open all");
  const set = (open: boolean) => questions.forEach((question) => (question.open = open));
  if (remembered()) set(true);
  questions.forEach((question) => (question.ontoggle = name));
  button.onclick = () => {
    const open = !areOpen();
    set(open);
    remembered(open);
  };
  list.onclick = copy;
  name();
  button.hidden = false;
}
