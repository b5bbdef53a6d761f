import { createSearchEngine } from "../../src/search/engine";
import type { Piece } from "../../src/search/piece";

const piece = (
  address: string,
  title: string,
  text = "",
  terms = "",
  kind: Piece["kind"] = "answer",
): Piece => ({
  kind,
  address,
  title,
  path: ["FAQ"],
  terms,
  text,
});
const pieces = [
  piece("/a", "What does a plan cost?", "The price depends on the clinic."),
  piece("/b", "Can I pay early?", "Yes, without a penalty.", "refinance, payoff"),
  piece("/c", "When can we try again after a loss?", "Take the time you need."),
  piece("/d", "Paying early", "You may pay early, at any time.", "", "clause"),
];
function find(query: string, synonyms: string[][] = []): string[] {
  const engine = createSearchEngine(synonyms);
  engine.add(pieces);
  return engine.find(query).map((found) => found.piece.address);
}

describe("the search engine", () => {
  it("finds other forms of a word, and words in search terms", () => {
    expect(find("costs")[0]).toBe("/a");
    expect(find("refinancing")[0]).toBe("/b");
  });

  it("finds misspelled and unfinished words", () => {
    expect(find("penelty")).toEqual(["/b"]);
    expect(find("refin")).toEqual(["/b"]);
  });

  it("finds synonyms, after what was typed", () => {
    expect(find("miscarriage")).toEqual([]);
    expect(find("miscarriage", [["miscarriage", "loss"]])).toEqual(["/c"]);
  });

  it("lists an answer before a clause that says the same", () => {
    expect(find("pay early").slice(0, 2)).toEqual(["/b", "/d"]);
  });

  it("finds nothing for common words, and nothing for none", () => {
    expect(find("what if I")).toEqual([]);
    expect(find("  ")).toEqual([]);
  });

  it("finds pieces that were added later, and names the stems that matched", () => {
    const engine = createSearchEngine();
    engine.add(pieces.slice(0, 1));
    expect(engine.find("early")).toEqual([]);
    engine.add(pieces.slice(1));
    expect([...engine.find("paying early")[0]!.stems].sort()).toEqual(["earli", "pay"]);
  });
});
