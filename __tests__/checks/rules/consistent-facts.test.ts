import { problemsWith, realText } from "../corpus/planted-content";

it.each<[file: string, find: string, write: string, message: string]>([
  ["figures", "value: 680", "value: 6800", "`fico.recommended` is no credit score"],
  [
    "figures",
    "value: 15000",
    "value: 15.000",
    "a point groups the thousands of `cost.ivfCycle`, so it is 15",
  ],
  [
    "links",
    '"(415) 555-0142"',
    '"(415) 555-0124"',
    "visitors would read (415) 555-0124 and call +1-415-555-0142",
  ],
  [
    "testimonials",
    "I did, and they were right.",
    "Eleven percent, they said.",
    'the quote states "Eleven percent", which nobody has checked',
  ],
])("%s.yaml, %s: %s", (name, find, write, message) => {
  const file = `content/facts/${name}.yaml`;
  const text = realText(file).replace(find, write);
  const at = text.slice(0, text.indexOf(write)).split("\n").length;
  const found = problemsWith({ [file]: text }).filter((problem) => problem.file === file);
  expect(found.map(({ line, message: words }) => [line, words])).toContainEqual([at, message]);
});

it("hours may be written with to in place of the hyphen", () => {
  const file = "content/facts/company.yaml";
  const text = realText(file).replace("8 a.m.-5 p.m.", "8 a.m. to 5 p.m.");
  expect(problemsWith({ [file]: text })).toEqual(problemsWith({}));
});
