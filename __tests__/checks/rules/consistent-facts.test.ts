import { checkConsistency } from "../../../src/checks/rules/consistent-facts";
import { dataFile, loadFacts } from "../../../src/content/read/load-content";
import { readYaml } from "../../../src/content/read/yaml-source";
import { Findings } from "../../../src/content/schema/findings";
import { dataKeys } from "../../../src/content/schema/index";
import { origins, planted, realText, someDay } from "../corpus/planted-content";

/** The contradictions in the facts of the real content with one file changed. */
function contradictions(changed: string, text: string) {
  const files = planted({ [changed]: text });
  const sources = new Map(
    dataKeys.map((key) => {
      const file = dataFile(key);
      const source = files.read(file)!;
      return [key, { yaml: readYaml(source, file), findings: new Findings(file, source) }];
    }),
  );
  checkConsistency(sources, loadFacts(files, origins).data.figures!, someDay);
  return [...sources.values()].flatMap(({ findings }) => findings.problems);
}

it.each<[file: string, find: string, write: string, message: string]>([
  ["figures", "value: 680", "value: 6800", "`fico.recommended` is not a credit score"],
  [
    "figures",
    "value: 15000",
    "value: 15.000",
    "the period in `cost.ivfCycle` is a decimal point, so the value is 15",
  ],
  [
    "links",
    '"(415) 555-0142"',
    '"(415) 555-0124"',
    "visitors would read (415) 555-0124 but call +1-415-555-0142",
  ],
  [
    "testimonials",
    "I did, and they were right.",
    "Eleven percent, they said.",
    'the quote contains the figure "Eleven percent", which nobody has verified',
  ],
])("%s.yaml, %s: %s", (name, find, write, message) => {
  const file = `content/facts/${name}.yaml`;
  const text = realText(file).replace(find, write);
  const at = text.slice(0, text.indexOf(write)).split("\n").length;
  expect(contradictions(file, text).map((found) => [found.file, found.line, found.message])).toEqual([
    [file, at, message],
  ]);
});

it('accepts hours with "to" instead of a hyphen', () => {
  const file = "content/facts/company.yaml";
  const text = realText(file).replace("8 a.m.-5 p.m.", "8 a.m. to 5 p.m.");
  expect(text).not.toBe(realText(file));
  expect(contradictions(file, text)).toEqual([]);
});
