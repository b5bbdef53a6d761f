import { stem, termOf, wordsIn } from "../../src/search/words";

describe("words of a search", () => {
  it("have no capitals, accents, apostrophes or punctuation", () => {
    expect(wordsIn("It didn’t work: Café, 42%?")).toEqual(["it", "didnt", "work", "cafe", "42"]);
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
  ])("%s and %s have one stem", (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each(["egg", "loss", "plus", "40s"])("%s stays as it is", (word) => expect(stem(word)).toBe(word));

  it("common words are no terms", () => {
    expect(["what", "if", "my", "do"].map(termOf)).toEqual([null, null, null, null]);
    expect(termOf("IVF".toLowerCase())).toBe("ivf");
  });
});

it("words with and without a hyphen are the same", () => {
  for (const text of ["co-borrower", "co borrower", "coborrower"])
    expect(wordsIn(text)).toEqual(["coborrower"]);
  expect(wordsIn("pre-approved")).toEqual(wordsIn("Preapproved"));
  expect(wordsIn("co-op")).toEqual(["co", "op"]);
});
