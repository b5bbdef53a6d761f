import { glossary } from "../../../src/content/facts/glossary";

const term = (changed: object) => ({
  terms: [{ term: "IVF", definition: "Plain words.", explained: "/faq/ivf#what-is-ivf", ...changed }],
});
const messages = (value: object) =>
  glossary.schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it("a definition has at most 40 words", () => {
  expect(messages(term({ definition: "word ".repeat(40).trim() }))).toEqual([]);
  expect(messages(term({ definition: "word ".repeat(41).trim() }))).toEqual(["it has more than 40 words"]);
});

it("a term is explained on a page of this site", () => {
  expect(messages(term({ explained: "https://else.example/" }))).toEqual(["it is not a page of this site"]);
});
