import { createSearchEngine } from "../../src/search/engine";
import type { Piece } from "../../src/search/piece";

const piece = (
  address: string,
  title: string,
  text = "",
  terms = "",
  kind: Piece["kind"] = "answer",
): Piece => ({ kind, address, title, path: ["FAQ"], terms, text });
const pieces = [
  piece("/a", "What does a plan cost?", "The price depends on the clinic."),
  piece("/b", "Can I pay early?", "Yes, without a penalty.", "refinance, payoff"),
  piece("/c", "When can we try again after a loss?", "Take the time you need."),
  piece("/e", "Paying early", "You may pay early, at any time.", "", "otherClause"),
  piece("/d", "Paying early", "You may pay early, at any time.", "", "clause"),
];
function find(query: string, synonyms: string[] = [], searched = pieces): string[] {
  const engine = createSearchEngine(synonyms);
  engine.add(searched);
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
    expect(find("p")).toEqual([]);
    expect(find("treatme", [], [piece("/f", "Treatment")])).toEqual(["/f"]);
    expect(find("Denver, CO loans", [], [piece("/g", "Loans")])).toEqual(["/g"]);
  });

  it.each([
    ["mothly", "monthly", "mothers"],
    ["comany", "company", "many"],
    ["finacing", "financing", "fiances"],
    ["cancle", "cancel", "cancer"],
  ])("corrects %s to %s, although its stem is closer to that of %s", (typed, meant, other) => {
    const searched = [piece("/other", `About ${other}`), piece("/meant", `About ${meant}`)];
    for (const query of [typed, `${typed} today`]) expect(find(query, [], searched)).toContain("/meant");
  });

  it("finds synonyms of the typed words", () => {
    expect(find("miscarriage")).toEqual([]);
    expect(find("miscarriage", ["miscarriage loss"])).toEqual(["/c"]);
  });

  it("finds what an amount costs each month, unless a piece has the amount", () => {
    const priced = [
      piece("/payment", "What monthly payment can I expect?"),
      piece("/price", "What does IVF cost?", "About $15,000."),
    ];
    expect(find("22,000", [], priced)).toEqual(["/payment"]);
    expect(find("15000", [], priced)).toEqual(["/price"]);
  });

  it("lists an answer before a clause with the same words, that of an earlier text last, and at most eight pieces", () => {
    expect(find("pay early").slice(0, 3)).toEqual(["/b", "/d", "/e"]);
    expect(find("early", [], Array<Piece>(9).fill(pieces[1]!))).toHaveLength(8);
  });

  it("finds stop words in the order of a title or search term", () => {
    const searched = [...pieces, piece("/crisis", "Help", "Call 988.", "can't go on, hopeless")];
    expect(find("I can't go on", [], searched)).toEqual(["/crisis"]);
    expect(find("I can't go on xqzwv", [], searched)).toEqual(["/crisis"]);
    expect(find("I can't", [], searched)).toEqual([]);
    expect(find("can't go", [], searched)).toEqual([]);
  });

  it("lists a piece first if the query contains its urgent phrase as it is, and otherwise not at all", () => {
    const searched = [...pieces, { ...piece("/crisis", "Help"), urgent: ["can't go on", "hits me"] }];
    expect(find("he hits me about what a plan costs", [], searched).slice(0, 2)).toEqual(["/crisis", "/a"]);
    expect(find("help, he hits me", [], searched)).toEqual(["/crisis"]);
    expect(find("I can\u2019t go on", [], searched)).toEqual(["/crisis"]);
    expect(find("what a plan costs me", [], searched)).toEqual(["/a"]);
    expect(find("who hits men", [], searched)).toEqual([]);
  });

  it("finds nothing for other stop words, an unknown word or an empty query", () => {
    expect(find("xqzwv")).toEqual([]);
    expect(find("what if I")).toEqual([]);
    expect(find("  ")).toEqual([]);
  });

  it("finds pieces that were added later, and returns the stems that matched", () => {
    const engine = createSearchEngine();
    engine.add(pieces.slice(0, 1));
    expect(engine.find("early")).toEqual([]);
    engine.add(pieces.slice(1));
    expect([...engine.find("paying early")[0]!.stems].sort()).toEqual(["earli", "pay"]);
  });

  it("prefers a piece whose search terms are in the query verbatim, and one that is negative or not, like the query", () => {
    const searched = [
      piece("/works", "How does treatment work?", "Treatment works in steps. Treatment, treatment."),
      piece("/fails", "When treatment has ended", "Sorry.", "didn't work"),
      piece("/sale", "Information", "Sold goods are sold.", "do not sell my data"),
    ];
    const first = (query: string) => find(query, [], searched)[0];
    expect(first("treatment didn't work")).toBe("/fails");
    expect(first("how does treatment work")).toBe("/works");
    expect(first("do not sell")).toBe("/sale");
  });

  it("finds the glossary for a question about the meaning of a word", () => {
    const searched = [
      piece("/rate", "What APR can I expect?", "The APR depends. Our APR."),
      piece("/glossary#apr", "APR", "The yearly cost.", "", "term"),
    ];
    const first = (query: string) => find(query, [], searched)[0];
    expect(first("apr")).toBe("/rate");
    expect(first("what does APR mean?")).toBe("/glossary#apr");
    expect(first("definition of apr")).toBe("/glossary#apr");
    expect(find("definition", [], [piece("/default", "The definition of default")])).toEqual(["/default"]);
  });
});
