// The real content with one mistake planted at a time: the check must say where it is, what is wrong and how to mend it,
// must say nothing else, and what it suggests must work.
import { formatDiagnostic, isError, type Diagnostic } from "../../../src/content/schema/diagnostic";
import { applyEdits } from "../../../src/checks/fixes/apply-fixes";
import { acrossMistakes } from "./across-mistakes";
import { bodyMistakes } from "./body-mistakes";
import { factsMistakes } from "./facts-mistakes";
import { frontmatterMistakes } from "./frontmatter-mistakes";
import { placeOf, type Mistake } from "./mistake";
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
const all = Object.values(groups).flat();

interface Outcome {
  place: { file: string; line: number; column: number };
  text: string | undefined;
  problems: Diagnostic[];
  found: Diagnostic | undefined;
}

const wordsOf = ({ severity, message, expected, fix }: Diagnostic) =>
  `${severity ?? "error"}: ${message}; expected ${expected}; ${fix}`;

/** Plants a mistake and checks. */
function outcomeOf(mistake: Mistake): Outcome {
  const { file, plant, at, today } = mistake;
  const text = plant(realText(file));
  const place = { file, ...(typeof at === "string" ? placeOf(text!, at) : at) };
  const problems = problemsWith({ [file]: text }, today);
  const here = problems.filter(
    ({ file: where, line, column }) => where === file && line === place.line && column === place.column,
  );
  const found =
    here.find((problem) => mistake.says.every((words) => wordsOf(problem).includes(words))) ?? here[0];
  return { place, text, problems, found };
}

/** What is left after the suggestion was followed; undefined where there is none that a machine or the table can follow. */
function leftAfterFix(mistake: Mistake): string[] | undefined {
  const { found, text } = outcomeOf(mistake);
  if (text === undefined)
    return mistake.mend
      ? problemsWith({ [mistake.file]: mistake.mend("") }).map(formatDiagnostic)
      : undefined;
  const mended = found?.repair ? applyEdits(text, found.repair.edits) : mistake.mend?.(text);
  return mended === undefined
    ? undefined
    : problemsWith({ [mistake.file]: mended }, mistake.today)
        .filter(isError)
        .map(formatDiagnostic);
}

it("the real content has no problem, so that every problem below was planted", () => {
  expect(problemsWith({}).map(formatDiagnostic)).toEqual([]);
});

it("the corpus has at least 60 mistakes, each of its own name", () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each(Object.entries(groups))("a mistake in %s", (_, mistakes) => {
  it.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
    "%s: placed and explained, and nothing in other files",
    (_name, mistake) => {
      const { place, problems, found } = outcomeOf(mistake);
      expect(found ?? problems.slice(0, 5).map(formatDiagnostic)).toMatchObject(place);
      for (const words of mistake.says) expect(wordsOf(found!)).toContain(words);
      expect(problems.filter(({ file }) => file !== mistake.file).map(formatDiagnostic)).toEqual([]);
    },
  );

  it.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
    "%s: what is suggested works, where there is more to suggest than to think",
    (_name, mistake) => {
      expect(leftAfterFix(mistake) ?? "nothing to apply").toEqual(
        mistake.unfixable ? "nothing to apply" : [],
      );
    },
  );
});

it("every problem says what is wrong, what is expected and how to mend it, in one line", () => {
  const problems = all.flatMap((mistake) => outcomeOf(mistake).problems);
  const poor = problems.filter(({ message, expected, fix }) =>
    [message, expected, fix].some(
      (words) =>
        !words.trim() || words.includes("undefined") || words.includes("\n") || words === "Invalid input",
    ),
  );
  expect(poor.map(formatDiagnostic)).toEqual([]);
});

it("at least nine in ten have a fix that works as suggested, and two in three one that a machine applies", () => {
  const fixed = all.filter((mistake) => leftAfterFix(mistake)?.length === 0);
  const byMachine = fixed.filter((mistake) => outcomeOf(mistake).found?.repair);
  expect({
    without: all.filter((mistake) => !fixed.includes(mistake)).map(({ name }) => name),
    share: fixed.length / all.length >= 0.9,
  }).toMatchObject({ share: true });
  expect(byMachine.length / all.length).toBeGreaterThanOrEqual(2 / 3);
});
