import { without } from "../../../src/tools/review/change";

test("items without others are found by counting repetitions, so that the loss of one of two is noticed", () => {
  expect(without(["a", "a", "b"], ["a", "b"], (item) => item)).toEqual(["a"]);
});
