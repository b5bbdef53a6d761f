import { paired, without } from "../../../src/tools/review/change";

test("items without others are found by counting repetitions, so that the loss of one of two is noticed", () => {
  expect(without(["a", "a", "b"], ["a", "b"], (item) => item)).toEqual(["a"]);
  expect(without(["a", "a"], ["a", "a"], (item) => item)).toEqual([]);
});

test("an item is paired with the one that matches best, even if an earlier item matches it less well", () => {
  const [first, second] = [
    { kind: "link", name: "Fees" },
    { kind: "link", name: "Rates" },
  ];
  const [renamed, same] = [{ ...first, name: "All fees" }, { ...second }];
  const added = { ...first, name: "Terms" };
  const pairs = paired(
    [first, second],
    [same, renamed, added],
    (before, after) => before.name === after.name,
    (before, after) => before.kind === after.kind,
  );
  expect(pairs).toEqual([
    { before: first, after: renamed },
    { before: second, after: same },
    { after: added },
  ]);
});
