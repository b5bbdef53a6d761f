import type { Entry } from "../../../src/tools/review/outline";
import { isReordered, outlineChanges } from "../../../src/tools/review/outline-changes";

const heading = (name: string, level: number): Entry => ({ kind: "heading", name, detail: `level ${level}` });
const picture = (name: string): Entry => ({ kind: "picture", name, detail: "" });

describe("changes of an outline", () => {
  it("pair a heading with itself at another level", () => {
    expect(
      outlineChanges([heading("Fees", 2), heading("Rates", 2)], [heading("Rates", 3), heading("Fees", 3)]),
    ).toMatchObject([
      { before: heading("Fees", 2), after: heading("Fees", 3) },
      { before: heading("Rates", 2), after: heading("Rates", 3) },
    ]);
  });

  it("leave a heading's words to the comparison of words", () => {
    expect(outlineChanges([heading("Fees", 2)], [heading("Costs", 2)])).toEqual([]);
  });

  it("pair a picture with its new alternative text, and report a removed one", () => {
    expect(outlineChanges([picture("A dog")], [picture("A cat")])).toHaveLength(1);
    expect(outlineChanges([picture("A dog")], [])).toMatchObject([{ before: picture("A dog") }]);
  });

  it("are empty when entries only moved, which is reported as a new order", () => {
    const [old, now] = [
      [heading("A", 2), picture("x"), heading("B", 2)],
      [picture("x"), heading("B", 2), heading("A", 2)],
    ];
    expect(outlineChanges(old, now)).toEqual([]);
    expect([isReordered(old, now), isReordered(old, [...old])]).toEqual([true, false]);
  });
});
