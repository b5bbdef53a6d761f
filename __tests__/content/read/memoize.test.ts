import { memoize, memoizeFor } from "../../../src/content/read/memoize";

it("calls the function once for the same arguments and drops the least recently used result", () => {
  const make = jest.fn((text: string, times: number) => text.repeat(times));
  const memoized = memoize(make, 2);
  const arguments_: [string, number][] = [
    ["a", 1],
    ["a", 1],
    ["a", 2],
    ["a", 1],
    ["b", 1],
    ["a", 1],
    ["a", 2],
  ];
  expect(arguments_.map((each) => memoized(...each))).toEqual(["a", "a", "aa", "a", "b", "a", "aa"]);
  expect(make.mock.calls).toEqual([
    ["a", 1],
    ["a", 2],
    ["b", 1],
    ["a", 2],
  ]);
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
  const results = [first, other, first].map((each) => memoized(each, 2));
  expect([...results, memoized(empty, 0), memoized(empty, 0)]).toEqual([
    "xx",
    "xx",
    "xx",
    undefined,
    undefined,
  ]);
  expect(make.mock.calls).toEqual([
    [first, 2],
    [other, 2],
    [empty, 0],
  ]);
});
