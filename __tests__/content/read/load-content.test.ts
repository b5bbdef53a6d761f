import { formatDiagnostic } from "../../../src/content/schema/diagnostic";
import { loadFacts } from "../../../src/content/read/load-content";
import { planted, realText } from "../../checks/corpus/planted-content";
import { origins } from "../../support/facts";

const file = "content/facts/disclosures.yaml";
const load = (added: string) => {
  const { facts, problems } = loadFacts(
    planted({ [file]: `${realText(file).trimEnd()}\n${added}\n` }),
    origins,
  );
  return { text: (name: string) => facts.get(name)?.text, problems: problems.map(formatDiagnostic) };
};

it.each([
  [undefined, "missing"],
  ["# Figures\n", "empty"],
])("reports a data file without content, and nothing in other files: %j", (text, found) => {
  const { problems } = loadFacts(planted({ "content/facts/figures.yaml": text }), origins);
  expect(problems.map(formatDiagnostic)).toEqual([
    expect.stringMatching(RegExp(`^content/facts/figures\\.yaml:1:1: The file is ${found};`)),
  ]);
});

describe("a disclosure that names another", () => {
  it("defined above it contains that disclosure's words", () => {
    const { text, problems } = load(
      'one.below: "See this: {disclosure.range}"\ntwo.below: "{one.below} Ask."',
    );
    expect(problems).toEqual([]);
    expect(text("disclosure.range")).toMatch(/\w/);
    expect(text("two.below")).toBe(`See this: ${text("disclosure.range")} Ask.`);
  });

  it("defined below it, or itself, is reported with the line to move", () => {
    expect(load('one.below: "{two.below}"\ntwo.below: "Ask us."\nown.name: "{own.name}"').problems).toEqual([
      expect.stringMatching(
        /^content\/facts\/disclosures\.yaml:\d+:1: `\{two\.below\}` is a disclosure that is not defined above `one\.below`; .*\. Move `one\.below` below `two\.below`\.$/,
      ),
      expect.stringMatching(/`\{own\.name\}` .*\. Remove its own name\.$/),
    ]);
  });
});
