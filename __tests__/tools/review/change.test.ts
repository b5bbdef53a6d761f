import { joinPages, without } from "../../../src/tools/review/change";

describe("changes", () => {
  it("are joined when they are the same on several pages", () => {
    const joined = joinPages([
      { title: "a", pages: ["/x"] },
      { title: "b", pages: ["/x"] },
      { title: "a", pages: ["/y", "/x"] },
    ]);
    expect(joined).toEqual([
      { title: "a", pages: ["/x", "/y"] },
      { title: "b", pages: ["/x"] },
    ]);
  });

  it("count repetitions, so that the loss of one of two is noticed", () => {
    expect(without(["a", "a", "b"], ["a", "b"], (item) => item)).toEqual(["a"]);
  });
});
