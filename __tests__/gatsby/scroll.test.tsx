import { globalHistory } from "@gatsbyjs/reach-router";

let notify: (event: { action?: "PUSH" | "POP" }) => void;
jest.spyOn(globalHistory, "listen").mockImplementation((listener) => {
  notify = listener;
  return () => undefined;
});
// eslint-disable-next-line @typescript-eslint/no-require-imports -- after the spy: the module listens when it is loaded
const { shouldUpdateScroll } = require("../../src/gatsby/scroll") as typeof import("../../src/gatsby/scroll");

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let reducedMotion = false;

beforeEach(() => {
  document.body.innerHTML = '<h2 id="cost">Cost</h2><h2 id="über">Over</h2>';
  reducedMotion = false;
  window.scrollTo = scrollTo.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  window.matchMedia = ((query: string) => ({ matches: reducedMotion && query.includes("reduce") })) as never;
});

interface Visit {
  pathname: string;
  hash?: string;
  action?: "PUSH" | "POP";
}
/** @param saved the scroll position that Gatsby has saved for the page */
function go(
  { action = "PUSH", ...to }: Visit,
  from: Visit = { pathname: "/before" },
  saved: [number, number] = [0, 0],
) {
  const location = (visit: Visit) => ({ hash: "", ...visit });
  notify({ action });
  const args = {
    routerProps: { location: location(to) },
    prevRouterProps: { location: location(from) },
    getSavedScrollPosition: () => saved,
  };
  return shouldUpdateScroll!(args as never, { plugins: [] });
}
const instantly = (left: number, top: number) => ({ left, top, behavior: "instant" });

it("Gatsby's own scrolling never runs", () => {
  expect([go({ pathname: "/a" }), go({ pathname: "/a", hash: "#cost" })]).toEqual([false, false]);
});

it("a hydrated page is left where the browser put it", () => {
  const args = {
    routerProps: { location: { pathname: "/a", hash: "#cost" } },
    getSavedScrollPosition: () => [0, 840],
  };
  expect(shouldUpdateScroll!(args as never, { plugins: [] })).toBe(false);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each<[string, Visit, saved: [number, number], top: number]>([
  ["a page change jumps to the top (R111)", { pathname: "/b" }, [0, 0], 0],
  ["browser back returns to where the visitor was (R112)", { pathname: "/b", action: "POP" }, [0, 840], 840],
  ["a link starts at the top, even if a position was saved", { pathname: "/b" }, [0, 840], 0],
])("%s", (_, to, saved, top) => {
  go(to, { pathname: "/a" }, saved);
  expect(scrollTo.mock.calls).toEqual([[instantly(0, top)]]);
});

it("a hash scrolls smoothly to its target (R113)", () => {
  go({ pathname: "/a", hash: "#cost" }, { pathname: "/a" });
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
  expect(scrollIntoView.mock.instances).toEqual([document.getElementById("cost")]);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([
  ["with reduced motion (R114)", true, "/a"],
  ["on another page: only clicks within a page scroll smoothly", false, "/b"],
])("a hash jumps to its target %s", (_, isReduced, pathname) => {
  reducedMotion = isReduced;
  go({ pathname: "/a", hash: "#cost" }, { pathname });
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
});

it("an encoded hash finds its target", () => {
  go({ pathname: "/a", hash: "#%C3%BCber" }, { pathname: "/a" });
  expect(scrollIntoView.mock.instances).toEqual([document.getElementById("über")]);
});

it.each(["#nowhere", "#", ""])("the hash %j has no target: the page starts at the top", (hash) => {
  go({ pathname: "/b", hash }, { pathname: "/a" });
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(scrollTo).toHaveBeenCalledWith(instantly(0, 0));
});

it("a hash that cannot be decoded causes no error", () => {
  expect(() => go({ pathname: "/b", hash: "#100%" }, { pathname: "/a" })).not.toThrow();
});

it("a scroll by the browser while a visitor goes back is not saved as the position of the page they leave", () => {
  const savePosition = jest.fn();
  window.addEventListener("scroll", savePosition);
  const scroll = () => window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("popstate"));
  scroll();
  expect(savePosition).not.toHaveBeenCalled();
  go({ pathname: "/before", action: "POP" }, { pathname: "/after" }, [0, 700]);
  scroll();
  expect(savePosition).toHaveBeenCalledTimes(1);
});
