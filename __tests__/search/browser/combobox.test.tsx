import { combobox, type Options } from "../../../src/search/browser/combobox";

const option = (name: string) => {
  const link = Object.assign(document.createElement("a"), { href: `#${name}`, textContent: name });
  link.setAttribute("role", "option");
  return link;
};
let found: Options;
let show: () => unknown;
const input = () => document.querySelector("input")!;
const list = () => document.querySelector("#results")! as HTMLElement;
const active = () => list().querySelector('[aria-selected="true"]')?.textContent;
const status = () => document.querySelector("[role=status]")!.textContent;
function type(text: string): void {
  input().focus();
  input().value = text;
  input().dispatchEvent(new Event("input"));
}
const press = (key: string, isComposing = false) => {
  const event = new KeyboardEvent("keydown", { key, isComposing, cancelable: true });
  input().dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = `<form><input aria-controls="results" aria-expanded="false"><div id="results" hidden></div><p role="status"></p></form>`;
  found = ["one", "two"].map(option);
  show = combobox(input(), () => found);
});

it("lists options while the visitor types, and announces their number", () => {
  type("a");
  expect(list().hidden).toBe(false);
  expect(input().getAttribute("aria-expanded")).toBe("true");
  expect(status()).toBe("2 results");
  type("");
  expect(list().hidden).toBe(true);
  expect(status()).toBe("");
});

it("the list is scrolled into view when it opens below what is visible, and only then", () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
  let bottom = 400;
  list().getBoundingClientRect = () => new DOMRect(0, 0, 0, bottom);
  // A keyboard covers a part of the window.
  Object.assign(window, { visualViewport: { height: 400 } });
  type("a");
  press("Escape");
  expect(scrolled).toEqual([]);
  bottom = 401;
  type("ab");
  type("abc");
  press("ArrowDown");
  expect(scrolled).toEqual([input().form, list().firstChild]);
});

it("the arrow keys wrap around, and the input references the active option", () => {
  type("a");
  expect(press("ArrowDown")).toBe(true);
  expect([active(), input().getAttribute("aria-activedescendant")]).toEqual(["one", "results-0"]);
  const pressed = ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => (press(key), active()));
  expect(pressed).toEqual(["two", "one", "two", "one"]);
  press("Escape");
  expect(input().hasAttribute("aria-activedescendant")).toBe(false);
});

it("Enter follows the active option, or else the first, unless it ends the composition of an input method", () => {
  const followed: string[] = [];
  list().addEventListener("click", (event) => followed.push((event.target as Element).textContent!));
  type("a");
  expect(press("Enter", true)).toBe(false);
  press("Enter");
  type("a");
  press("ArrowUp");
  press("Enter");
  expect(followed).toEqual(["one", "two"]);
  expect(list().hidden).toBe(true);
});

it("options that arrive later do not replace a list with an active option", () => {
  type("a");
  press("ArrowDown");
  found = [option("three")];
  show();
  expect(active()).toBe("one");
});

it("options that arrive later do not reopen a closed list until the visitor types again", () => {
  type("a");
  press("Escape");
  show();
  expect(list().hidden).toBe(true);
  type("ab");
  found = [option("three")];
  show();
  expect(list().textContent).toBe("three");
});

it("an arrow key or Enter reopens a closed list; leaving the box closes it, also for options that arrive later", () => {
  type("a");
  for (const key of ["ArrowDown", "Enter"]) {
    press("Escape");
    press(key);
    expect(list().hidden).toBe(false);
  }
  input().blur();
  show();
  expect(list().hidden).toBe(true);
});

it.each([
  ["loading", "Loading\u2026"],
  ["unclear", "Type one more word."],
] as const)("reports that it is %s", (state, words) => {
  found = state;
  type("a");
  expect(status()).toBe(words);
});

it.each([
  ["nothing was found", [], /^Nothing found/],
  ["the search could not be loaded", "failed", /could not be loaded/],
] as const)("if %s, the status says so with links, and Enter repeats it", (_, state, words) => {
  found = state as Options;
  type("a");
  document.querySelector("[role=status]")!.innerHTML = "";
  expect(press("Enter")).toBe(true);
  expect(status()).toMatch(words);
  expect([...document.querySelectorAll("[role=status] a")].map((link) => link.getAttribute("href"))).toEqual([
    "/faq/all-questions",
    "/contact",
  ]);
  input().blur();
  input().focus();
  expect(list().hidden).toBe(true);
});
