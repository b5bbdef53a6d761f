import { joinPages, without } from "../../../src/tools/review/change";

describe("changes", () => {
  it("that are the same on several pages are one", () => {
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

  it("count repetitions: losing one of two is noticed", () => {
    expect(without(["a", "a", "b"], ["a", "b"], (item) => item)).toEqual(["a"]);
  });
});
