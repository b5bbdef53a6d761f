import { stem, termOf, wordsIn } from "../../src/search/words";

describe("words of a search", () => {
  it("have no capitals, accents, apostrophes or punctuation", () => {
    expect(wordsIn("It didn’t work: Café, 42%?")).toEqual(["it", "didnt", "work", "cafe", "42"]);
    expect(wordsIn("\ufb01nancing \uff12\uff12\uff0c\uff10\uff10\uff10")).toEqual(["financing", "22000"]);
  });

  it.each([
    ["freezing", "freeze"],
    ["frozen", "freezes"],
    ["fees", "fee"],
    ["canceled", "cancels"],
    ["early", "earlier"],
    ["stopping", "stops"],
    ["injections", "injection"],
    ["vasectomies", "vasectomy"],
    ["lost", "lose"],
    ["applying", "apply"],
    ["denyed", "denied"],
    ["trying", "try"],
    ["constructor", "constructors"],
    ["filling", "fill"],
    ["401ks", "401k"],
  ])("%s and %s have the same stem", (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each(["egg", "loss", "plus", "40s", "string"])("%s is its own stem", (word) =>
    expect(stem(word)).toBe(word),
  );

  it("stop words are not terms", () => {
    expect(["what", "if", "my", "do"].map(termOf)).toEqual([null, null, null, null]);
    expect(termOf("ivf")).toBe("ivf");
  });
});

it("amounts with and without commas are the same word", () => {
  expect(wordsIn("$22,000 and 1,250,000")).toEqual(["22000", "and", "1250000"]);
  expect(wordsIn("at 35, 36, 37")).toEqual(["at", "35", "36", "37"]);
});

it("abbreviations have a plural", () => {
  expect(termOf("pgts")).toBe(termOf("pgt"));
});

it("words with and without a hyphen are the same", () => {
  for (const text of ["co-borrower", "co borrower", "coborrower"])
    expect(wordsIn(text)).toEqual(["coborrower"]);
  expect(wordsIn("pre-approved")).toEqual(wordsIn("Preapproved"));
  expect(wordsIn("co-op")).toEqual(["co", "op"]);
});
