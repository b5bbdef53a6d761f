// The real content with one mistake planted at a time: the check must report where it is, what is wrong and how to fix it,
// must report nothing in other files, and its suggestion must work.
import { formatDiagnostic, isError, type Diagnostic } from "../../../src/content/schema/diagnostic";
import { applyEdits } from "../../../src/checks/fixes/apply-fixes";
import { acrossMistakes } from "./across-mistakes";
import { bodyMistakes } from "./body-mistakes";
import { factsMistakes } from "./facts-mistakes";
import { frontmatterMistakes } from "./frontmatter-mistakes";
import { append, applies, placeOf, type Mistake } from "./mistake";
import { problemsWith, realText } from "./planted-content";
import { propMistakes } from "./prop-mistakes";
import { proseMistakes } from "./prose-mistakes";
import { referenceMistakes } from "./reference-mistakes";

const groups = {
  frontmatter: frontmatterMistakes,
  "the body": bodyMistakes,
  "a reference": referenceMistakes,
  props: propMistakes,
  prose: proseMistakes,
  "content/facts": factsMistakes,
  "several files": acrossMistakes,
};
const written = Object.values(groups).flatMap((mistakes) => Object.entries(mistakes));
const stillApply = ([, { edit }]: [string, Mistake]) => applies(edit[1], realText(edit[0]));
const all = written.filter(stillApply);

const wordsOf = ({ severity, message, expected, fix }: Diagnostic) =>
  `${severity ?? "error"}: ${message}; expected ${expected}; ${fix}`;

const wordsIn = ({ says }: Mistake) => says.split(" ... ");

/** Plants a mistake and checks. */
function outcomeOf(mistake: Mistake) {
  const { edit, at = "^" } = mistake;
  const [file, plant] = edit;
  const planted = plant(realText(file));
  const text = planted?.replace("^", "");
  const place = { file, ...(typeof at === "string" ? placeOf(planted!, at) : at) };
  const problems = problemsWith({ [file]: text });
  const here = problems.filter(
    ({ file: where, line, column }) => where === file && line === place.line && column === place.column,
  );
  const found =
    here.find((problem) => wordsIn(mistake).every((words) => wordsOf(problem).includes(words))) ?? here[0];
  return { place, text, problems, found };
}

/** The problems that remain after the fix was applied; undefined if neither the check nor the table has one to apply. */
function remainingAfterFix(mistake: Mistake): string[] | undefined {
  const { found, place, text = "" } = outcomeOf(mistake);
  const fixed = found?.repair ? applyEdits(text, found.repair.edits) : mistake.fix?.(text);
  return fixed === undefined
    ? undefined
    : problemsWith({ [place.file]: fixed })
        .filter(isError)
        .map(formatDiagnostic);
}

it("finds no problem in the real content, so that every problem below was planted", () => {
  expect(problemsWith({}).map(formatDiagnostic)).toEqual([]);
});

it("has at least 60 mistakes with unique names, and nine in ten still apply to the content", () => {
  expect(all.length).toBeGreaterThanOrEqual(Math.max(60, 0.9 * written.length));
  expect(new Set(written.map(([name]) => name)).size).toBe(written.length);
});

describe.each(Object.entries(groups))("a mistake in %s", (_, mistakes) => {
  const rows = Object.entries(mistakes).filter(stillApply);

  it.each(rows)(
    "%s: is explained at its position, and nothing is reported in other files",
    (_name, mistake) => {
      const { place, problems, found } = outcomeOf(mistake);
      expect(found ?? problems.slice(0, 5).map(formatDiagnostic)).toMatchObject(place);
      for (const words of wordsIn(mistake)) expect(wordsOf(found!)).toContain(words);
      expect(problems.filter(({ file }) => file !== place.file).map(formatDiagnostic)).toEqual([]);
    },
  );

  it.each(rows)("%s: the suggested fix works, unless only the writer can fix it", (_name, mistake) => {
    expect(remainingAfterFix(mistake) ?? "nothing to apply").toEqual(
      mistake.unfixable ? "nothing to apply" : [],
    );
  });
});

it.each([
  ["TODO ask the team.", '"TODO" is a placeholder'],
  ["Ask about XQZ first. The XQZs differ.", "the acronym XQZ is not explained"],
  ["See [the plans](mailto: care@wrenfield.example).", "the address of this link is not closed, or contains"],
  ['<CallToAction title="See www.cdc.gov/art" />', 'the web address "www.cdc.gov" is typed as text'],
  ["Bring your insur\u00adance card.", "the text contains an invisible soft hyphen"],
  ["Our team\n========\n\nWe are kind.", "the line of --- or === below this paragraph makes it a heading"],
  [
    "Write to <mailto:care@wrenfield.example> soon.",
    "the MDX cannot be read: an address is in angle brackets",
  ],
])("reports one problem in: %s", (paragraph, message) => {
  const file = paragraph.startsWith("<")
    ? "content/pages/contact.mdx"
    : "content/careers/software-engineer.mdx";
  const problems = problemsWith({ [file]: append(paragraph)(realText(file)) });
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) as string }),
  ]);
});

it("explains every problem, what is expected and how to fix it, in one line each", () => {
  const problems = all.flatMap(([, mistake]) => outcomeOf(mistake).problems);
  const poor = problems.filter(({ message, expected, fix }) =>
    [message, expected, fix].some(
      (words) =>
        !words.trim() || words.includes("undefined") || words.includes("\n") || words === "Invalid input",
    ),
  );
  expect(poor.map(formatDiagnostic)).toEqual([]);
});

it("suggests a fix that can be applied for two in three mistakes", () => {
  const applicable = all.filter(([, mistake]) => !mistake.unfixable && outcomeOf(mistake).found?.repair);
  expect(applicable.length / all.length).toBeGreaterThanOrEqual(2 / 3);
});

it("marks at most one in ten mistakes as unfixable", () => {
  expect(all.filter(([, mistake]) => mistake.unfixable).length).toBeLessThanOrEqual(0.1 * all.length);
});
