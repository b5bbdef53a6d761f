import { legalOutline, referenceText } from "../../../src/content/markdown/legal-outline";
import { treeOf } from "./tree";

const text = `{/* #opening */} Opening.

## First {/* #first */}

{/* #one */} A clause.

No id, no number.

{/* #two */} Another.

- {/* #item */} An item is no clause.

### Inside {/* #inside */}

{/* #three */} A third.

## General terms {/* #general-terms */}

{/* #scope */} Scope.

### Term {/* #term */}

{/* #start */} It starts.

{/* #end */} It ends.

### Notices {/* #notices */}

{/* #writing */} In writing.

## After {/* #after */}

### Below {/* #below */}

{/* #last */} Last.
`;
const numbersIn = (numbering: string) =>
  Object.fromEntries(legalOutline(treeOf(text), numbering).map(({ id, number }) => [id, number]));
/** Only the parts that have a number. */
const numberedIn = (numbering: string) =>
  Object.fromEntries(Object.entries(numbersIn(numbering)).filter(([, number]) => number !== ""));

describe("legalOutline", () => {
  it("`sections` numbers every ##, and every clause in it", () => {
    expect(numbersIn("sections")).toEqual({
      opening: "",
      first: "1",
      one: "1.1",
      two: "1.2",
      inside: "",
      three: "1.3",
      "general-terms": "2",
      scope: "2.1",
      term: "",
      start: "2.2",
      end: "2.3",
      notices: "",
      writing: "2.4",
      after: "3",
      below: "",
      last: "3.1",
    });
  });

  it("`none` numbers nothing", () => expect(numberedIn("none")).toEqual({}));

  it("an id numbers only the ### inside that ##, and their clauses", () => {
    expect(numberedIn("general-terms")).toEqual({
      term: "1",
      start: "1.1",
      end: "1.2",
      notices: "2",
      writing: "2.1",
    });
  });

  it("returns the kind and title of each part", () => {
    const parts = legalOutline(treeOf(text), "sections");
    expect(parts.find(({ id }) => id === "inside")).toMatchObject({
      kind: "section",
      title: "Inside",
    });
    expect(parts.find(({ id }) => id === "one")).toMatchObject({ kind: "clause", title: "" });
    expect(parts.some(({ id }) => id === "item")).toBe(false);
  });

  it("a heading without an id is still a section", () => {
    expect(legalOutline(treeOf("## One\n\n## Two {/* #two */}"), "sections")).toMatchObject([
      { id: "", number: "1", title: "One" },
      { id: "two", number: "2", title: "Two" },
    ]);
  });
});

const words = (numbering: string, id: string) => referenceText(legalOutline(treeOf(text), numbering), id);

it.each([
  ["sections", "first", "Section 1"],
  ["sections", "three", "Section 1.3"],
  ["general-terms", "end", "Section 1.2"],
  ["general-terms", "one", '"First"'],
  ["general-terms", "scope", '"General terms"'],
  ["none", "three", '"Inside"'],
  ["none", "first", '"First"'],
  ["sections", "nowhere", undefined],
  ["none", "opening", undefined],
])("referenceText %s, %s: %s", (numbering, id, expected) => expect(words(numbering, id)).toBe(expected));
