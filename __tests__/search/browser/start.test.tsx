import { startSearch } from "../../../src/search/browser/start";

// A search that cannot be loaded: __tests__/browser/search.spec.ts.
it("waits for the first focus of the page's search box, until it is stopped", () => {
  document.body.innerHTML = '<input><input data-search="">';
  const input = document.querySelector("input[data-search]")!;
  const added = jest.spyOn(input, "addEventListener");
  const removed = jest.spyOn(input, "removeEventListener");
  const stop = startSearch();
  expect(added.mock.calls.map(([type, , options]) => [type, options])).toEqual([["focus", { once: true }]]);
  stop();
  expect(removed.mock.calls[0]!.slice(0, 2)).toEqual(added.mock.calls[0]!.slice(0, 2));
});

it("does nothing on a page without a box", () => {
  document.body.innerHTML = "";
  expect(() => startSearch()()).not.toThrow();
});
