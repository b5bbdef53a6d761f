import { memoize, memoizeFor } from "../../../src/content/read/memoize";

it("calls the function once for the same arguments and drops the least recently used result", () => {
  const make = jest.fn((text: string, times: number) => text.repeat(times));
  const memoized = memoize(make, 2);
  const results = "a1 a1 a2 a2 a1 b1 a1 a2".split(" ").map(([text, times]) => memoized(text!, Number(times)));
  expect(results).toEqual(["a", "a", "aa", "aa", "a", "b", "a", "aa"]);
  expect(make.mock.calls.map((call) => call.join(""))).toEqual(["a1", "a2", "b1", "a2"]);
});

it("compares arguments by the given key", () => {
  const memoized = memoize(
    (value: { id: string }) => value,
    2,
    ({ id }) => id,
  );
  const first = { id: "x" };
  expect([memoized(first), memoized({ id: "x" })].every((result) => result === first)).toBe(true);
});

it("calls the function once for each object, even if it returns undefined", () => {
  const make = jest.fn(({ id }: { id: string }, times: number) => (times ? id.repeat(times) : undefined));
  const memoized = memoizeFor(make);
  const [first, other, empty] = [{ id: "x" }, { id: "x" }, { id: "y" }];
  expect([first, other, first].map((each) => memoized(each, 2))).toEqual(["xx", "xx", "xx"]);
  expect([memoized(empty, 0), memoized(empty, 0)]).toEqual([undefined, undefined]);
  expect(make.mock.calls.map(([each]) => each)).toEqual([first, other, empty]);
});
