import { remembering } from "../../../src/content/read/memoize";

it("a result is made once for a text, and forgotten when it was not asked for longest", () => {
  const make = jest.fn((text: string) => ({ text }));
  const remembered = remembering(make, 2);
  const first = remembered("a");
  expect(remembered("a")).toBe(first);
  remembered("b");
  remembered("a");
  remembered("c");
  expect(remembered("a")).toBe(first);
  expect(make.mock.calls.map(([text]) => text)).toEqual(["a", "b", "c"]);
  remembered("b");
  expect(make.mock.calls.map(([text]) => text)).toEqual(["a", "b", "c", "b"]);
});

it("what else a result depends on can be part of its key", () => {
  const remembered = remembering(
    (text: string, by: number) => text.repeat(by),
    5,
    (text, by) => `${by} ${text}`,
  );
  expect([remembered("a", 1), remembered("a", 3)]).toEqual(["a", "aaa"]);
});
