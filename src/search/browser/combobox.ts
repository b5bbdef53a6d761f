import { plural } from "../../content/plural";

/** The options for a query, or why there are none. */
export type Options = HTMLElement[] | keyof typeof messages;

/** Links for visitors whom the search could not help. */
const alternatives =
  'look through <a href="/faq/all-questions">all questions</a>, or <a href="/contact">ask us</a>.';
const messages = {
  loading: "Loading\u2026",
  failed: `The search could not be loaded. Check your connection, ${alternatives}`,
  unclear: "Type one more word.",
};
const nothing = `Nothing found. Try fewer or other words, ${alternatives}`;

/**
 * Turns an input and the list that it controls into a combobox: the arrow keys choose an option, Enter follows its
 * link, Escape closes the list. Source: WAI-ARIA Authoring Practices, "Combobox", list autocomplete with manual selection.
 * If there is no option, Enter announces the status again.
 * @returns a function that shows the options for the current query
 */
export function combobox(input: HTMLInputElement, optionsFor: (query: string) => Options): () => unknown {
  const list = document.getElementById(input.getAttribute("aria-controls")!)!;
  const status = input.form!.querySelector("[role=status]")!;
  let options: HTMLElement[] = [];
  let active = -1;
  /** Whether the visitor has closed the list for the current query. */
  let isDismissed = false;

  const choose = (at: number) => {
    options[active]?.removeAttribute("aria-selected");
    active = at;
    const option = options[active];
    if (!option) return input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option.id);
  };
  const toggle = (open: boolean) => {
    const opens = open && list.hidden;
    list.hidden = !open;
    // On a phone, the keyboard would cover the list.
    if (opens && list.getBoundingClientRect().bottom > (window.visualViewport?.height ?? 0))
      input.form!.scrollIntoView();
    input.setAttribute("aria-expanded", `${open}`);
    choose(-1);
  };
  const show = () => {
    isDismissed = false;
    const query = input.value.trim();
    const found = query ? optionsFor(query) : [];
    options = typeof found === "string" ? [] : found;
    options.forEach((option, at) => (option.id = `${list.id}-${at}`));
    list.replaceChildren(...options);
    toggle(options.length > 0 && document.activeElement === input);
    status.innerHTML = !query
      ? ""
      : typeof found === "string"
        ? messages[found]
        : options.length
          ? plural(options.length, "result")
          : nothing;
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (list.hidden ? show() : choose((active + 1) % options.length)),
    ArrowUp: () => (list.hidden ? show() : choose((active > 0 ? active : options.length) - 1)),
    Enter: () => (options.length && !list.hidden ? (options[active] ?? options[0])!.click() : show()),
  };

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) {
      // The first Escape closes the list, the next one clears the box.
      event.preventDefault();
      isDismissed = true;
      toggle(false);
    } else if (keys[event.key] && !event.isComposing) {
      event.preventDefault();
      keys[event.key]!();
    }
  });
  input.addEventListener("focus", () => options.length && toggle(true));
  // Pressing a result must not move the focus, or the list would close before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    if (event.target !== list) toggle(false);
  });
  input.addEventListener("blur", () => toggle(false));
  show();
  // Options that arrive later neither replace a list with an active option nor reopen a closed list.
  return () => active < 0 && !isDismissed && show();
}
