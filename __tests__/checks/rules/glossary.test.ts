import { changedFiles, filesOn } from "../../../src/content/read/files";
import { checkContent } from "../../../src/checks/check-content";
import { checkContext } from "../../../src/gatsby/check-context";

const root = filesOn(process.cwd());
const file = "content/facts/glossary.yaml";
/** Problems of the real content with one file changed. */
const problems = (changed: string, edit: (text: string) => string) =>
  checkContent(
    checkContext(changedFiles(root, new Map([[changed, edit(root.read(changed)!)]]))),
  ).problems.map(({ file: at, line, message, fix }) => `${at}:${line} ${message}; ${fix}`);

it("a term that is explained nowhere: the place that is meant", () => {
  expect(problems(file, (text) => text.replace("/faq/ivf#pgt", "/faq/ivf#pgtt"))).toEqual([
    expect.stringMatching(
      /glossary.yaml:\d+ `PGT` is explained at \/faq\/ivf#pgtt, which does not exist; did you mean `\/faq\/ivf#pgt`\?$/,
    ),
  ]);
});

it("a form of two terms", () => {
  expect(problems(file, (text) => text.replace("forms: [PGT testing]", "forms: [IVF]"))).toEqual([
    expect.stringMatching(/"ivf" is a form of `(PGT|IVF)` and of `(PGT|IVF)`/),
  ]);
});

it.each([
  ["an acronym without an entry and without its words", "Ask about ICSI first.", "ICSI"],
  ["an acronym of which only one word stands before it", "Ask about injection (ICSI) first.", "ICSI"],
  ["an acronym after words without brackets", "Ask about a hormone called HCG first.", "HCG"],
  ["an acronym after words of other letters", "Ask about a common hormone (HSG) first.", "HSG"],
  ["an acronym that a sentence explains", "ICSI stands for intracytoplasmic sperm injection.", "ICSI"],
])("%s is an error at its place", (_, sentence, name) => {
  const spelled = (text: string) =>
    text.replace("It is a short procedure", `${sentence}\nIt is a short procedure`);
  const found = problems("content/faq/ivf.mdx", spelled).filter((problem) => problem.includes("stands for"));
  expect(found).toEqual([
    expect.stringMatching(
      new RegExp(`faq/ivf.mdx:\\d+ readers are not told what ${name} stands for; add ${name}`),
    ),
  ]);
});

it.each([
  "Ask about intracytoplasmic sperm injection (ICSI) first.",
  "Ask about ICSI (intracytoplasmic sperm injection) first.",
])("with its words beside it an acronym needs no entry: %s", (sentence) => {
  const spelled = (text: string) =>
    text.replace("It is a short procedure", `${sentence}\nIt is a short procedure`);
  expect(
    problems("content/faq/ivf.mdx", spelled).filter((problem) => problem.includes("stands for")),
  ).toEqual([]);
});

it("when a term leaves the glossary, copy that uses its acronym fails", () => {
  const found = problems(file, (text) => text.replace(/ {2}- term: OHSS[\s\S]*?(?= {2}- term)/, ""));
  expect(found.filter((problem) => problem.includes("OHSS"))).toEqual([]);
  const without = problems(file, (text) => text.replace(/ {2}- term: PGT[\s\S]*?(?= {2}- term)/, ""));
  expect(without.join("\n")).toContain("readers are not told what PGT stands for");
});
