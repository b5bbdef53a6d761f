// An unchanged file is checked again only if an input of its check has changed. Each test changes one such input, in another
// file or in the site, after the real content was checked.
import { checkContext } from "../../src/gatsby/check-context";
import type { CheckContext } from "../../src/checks/check-content";
import { formatDiagnostic, type Diagnostic } from "../../src/content/schema/diagnostic";
import { checkFiles, planted, plantedAmong, problemsWith, realText, someDay } from "./corpus/planted-content";

type Changes = Record<string, string | undefined>;

/** The problems of one file of the real content after other files (undefined: deleted) or the site were changed. */
const problemsIn = (file: string, changes: Changes, site: Partial<CheckContext> = {}): Diagnostic[] =>
  plantedAmong(checkFiles(planted(changes), site).filter((problem) => problem.file === file));
const problemsOf = (...check: Parameters<typeof problemsIn>): string[] =>
  problemsIn(...check).map(formatDiagnostic);

const without = (file: string, part: RegExp) => {
  const text = realText(file);
  expect(text).toMatch(part);
  return { [file]: text.replace(part, "") };
};
const { components } = checkContext();
const { Art, ...others } = components.page;
const { Section } = components.page;

beforeEach(() => expect(problemsWith({})).toEqual([]));

it.each<[string, string, () => Changes, string]>([
  [
    "a figure in its text",
    "content/faq/egg-freezing.mdx",
    () => without("content/facts/figures.yaml", /^prequalify\.time: .*\n/m),
    "`{prequalify.time}` is not a fact",
  ],
  [
    "a figure's pending source",
    "content/pages/services.mdx",
    () => {
      const file = "content/facts/figures.yaml";
      const source = "source: { contract: loan-terms, clause: apr-range }";
      return { [file]: realText(file).replace(/(?<=^claim\.firstInsurance: .*)source: pending/m, source) };
    },
    "The note says that a source is pending, but `claim.firstInsurance` has one",
  ],
  [
    "a link in its text",
    "content/faq/fertility.mdx",
    () => without("content/facts/links.yaml", /^careMatch:.*\n(?: .*\n)*/m),
    "careMatch",
  ],
  [
    "a word in content/spelling.txt",
    "content/legal/privacy-policy.mdx",
    () => without("content/spelling.txt", /^prequalifications.*\n/m),
    '"prequalifications" is not in the dictionary',
  ],
  [
    "an acronym's term",
    "content/faq/ivf.mdx",
    () => without("content/facts/glossary.yaml", / {2}- term: PGT[\s\S]*?(?= {2}- term)/),
    "The acronym PGT is not explained",
  ],
  [
    "a known acronym",
    "content/legal/privacy-policy.mdx",
    () => without("content/facts/glossary.yaml", /(?<=^known: .*) STOP,/m),
    "The acronym STOP is not explained",
  ],
  [
    "a picture",
    "content/pages/for-clinics.mdx",
    () => ({ "content/media/spots/payment.svg": undefined }),
    "There is no picture `spots/payment.svg`",
  ],
  [
    "a page that it links to",
    "content/faq/basics.mdx",
    () => ({ "content/faq/financing.mdx": undefined }),
    "points to a page that does not exist",
  ],
  [
    "an id on another page",
    "content/faq/financing.mdx",
    () => without("content/faq/basics.mdx", /\{\/\* #apply-together \*\/\}/),
    "The page /faq/basics has no id `#apply-together`",
  ],
])("reports the removal of %s in %s", (_what, file, change, words) => {
  expect(problemsOf(file, change()).join("\n")).toContain(words);
});

it.each<[string, Partial<CheckContext>, string]>([
  ["a component", { components: { ...components, page: others } }, "<Art> is not a component"],
  [
    "the level of a heading",
    { components: { ...components, page: { ...components.page, Section: { ...Section!, heading: 4 } } } },
    "heading",
  ],
])("reports a change of %s of the site in its pages", (_what, site, words) => {
  expect(Art).toBeDefined();
  expect(problemsOf("content/pages/for-clinics.mdx", {}, site).join("\n")).toContain(words);
});

it("reports an expired figure although no file has changed", () => {
  const figures = {
    "content/facts/figures.yaml": realText("content/facts/figures.yaml").replace(
      /(?<=^cost\.ivfCycle: .*unit: usd,)/m,
      " expires: 2099-11-20,",
    ),
  };
  const on = (today: string) => problemsOf("content/facts/figures.yaml", figures, { today });
  expect(on(someDay)).toEqual([]);
  expect(on("2099-11-21").join()).toContain("was valid until 2099-11-20");
});

it("checks only the edited file when a sentence is added above all its ids", () => {
  const [file, other] = ["content/faq/ivf.mdx", "content/faq/basics.mdx"] as const;
  const misspelled = (name: string) => ({
    [name]: realText(name).replace("\n---\n", "\n---\nA sentense more. "),
  });
  const before = problemsIn(other, misspelled(other));
  expect(before.map(({ message }) => message)).toEqual(['"sentense" is not in the dictionary']);
  const changes = { ...misspelled(other), ...misspelled(file) };
  expect(problemsOf(file, changes).join()).toContain('"sentense" is not in the dictionary');
  // The same object: the other file was not checked again.
  expect(problemsIn(other, changes)[0]).toBe(before[0]);
});

it.each<[string, string, string | undefined, Changes]>([
  ["an extension", "content/faq/ivf.md", "This file is not used", { "content/faq/ivf.mdx": undefined }],
  ["capitals", "content/faq/IVF.mdx", "The file's name has capitals", { "content/faq/ivf.mdx": undefined }],
])("reports a page whose file has a wrong name (%s) once, and no link to it", (_what, file, words, gone) => {
  const changes = { ...gone, [file]: realText("content/faq/ivf.mdx") };
  expect(problemsWith(changes).map(formatDiagnostic)).toEqual([
    expect.stringContaining(`${file}:1:1: ${words}`),
  ]);
});

it("does not search in content of which a file cannot be read", () => {
  const [file, search] = ["content/facts/figures.yaml", jest.fn(() => [])];
  const conflict = planted({ [file]: `<<<<<<< HEAD\n${realText(file)}` });
  checkFiles(conflict, { search });
  expect(search).not.toHaveBeenCalled();
});
