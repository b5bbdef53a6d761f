/**
 * Lets an input and the list that it controls work as a combobox: the arrow keys choose an option, Enter follows its
 * link, Escape closes the list. Source: WAI-ARIA Authoring Practices, "Combobox", list autocomplete with manual selection.
 * @param optionsFor the options for a query; undefined while they are being loaded
 * @returns shows the options for what is typed now
 */
export function combobox(
  input: HTMLInputElement,
  optionsFor: (query: string) => HTMLElement[] | undefined,
): () => unknown {
  const list = document.getElementById(input.getAttribute("aria-controls")!)!;
  const status = input.form!.querySelector("[role=status]")!;
  let options: HTMLElement[] = [];
  let active = -1;

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
    list.hidden = !open;
    input.setAttribute("aria-expanded", `${open}`);
    if (!open) choose(-1);
  };
  const show = () => {
    const query = input.value.trim();
    const found = query ? optionsFor(query) : [];
    choose(-1);
    options = found ?? [];
    options.forEach((option, at) => (option.id = `${list.id}-${at}`));
    list.replaceChildren(...options);
    toggle(options.length > 0 && document.activeElement === input);
    status.textContent = !query
      ? ""
      : !found
        ? "Loading\u2026"
        : options.length
          ? `${options.length} ${options.length === 1 ? "result" : "results"}`
          : "Nothing found. Try fewer or other words, or look through all questions.";
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (list.hidden ? show() : choose(active + 1 < options.length ? active + 1 : 0)),
    ArrowUp: () => (list.hidden ? show() : choose(active > 0 ? active - 1 : options.length - 1)),
    Enter: () => (options[active] ?? options[0])?.querySelector("a")?.click(),
  };

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) {
      // The first Escape closes the list, the next one clears the box.
      event.preventDefault();
      toggle(false);
    } else if (keys[event.key] && !event.isComposing) {
      event.preventDefault();
      keys[event.key]!();
    }
  });
  input.addEventListener("focus", () => options.length && toggle(true));
  // A press on a result must not take the focus, or the list would be gone before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) toggle(false);
  });
  input.addEventListener("blur", () => toggle(false));
  show();
  // Options that arrive later do not move a choice that was made.
  return () => active < 0 && show();
}
