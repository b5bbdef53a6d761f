// Mistakes and correct edits in five sets, four of them by people who knew the writers' manual but not the checks (November
// 2026; docs/performance.md, "Checks"), and others like them. The sets contain the cases that the check now handles
// correctly. An edit of content may remove what a case changes: such a case is skipped, but most must still apply.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { sample } from "../../support/exhaustive";
import { append } from "./mistake";
import { planted, problemsWith, realText } from "./planted-content";

interface Case {
  name: string;
  file: string;
  /** A text that occurs in the file once, which is replaced. */
  find?: string;
  /** The replacement, or the text of a new file. */
  write?: string;
  /** A paragraph to add at the end of the file. */
  append?: string;
  /** Whether the file is deleted. */
  gone?: boolean;
  class?: string;
  /** Tested in every run and not only in a sample; a mistake must cause at most three problems. */
  always?: boolean;
  /** A text on the reported line, or several of which one must be; without it any line of the file is right. */
  at?: string | string[];
}

const read = (name: string): Case[] =>
  readFileSync(join(__dirname, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);

const onDisk = planted({});
const stillApplies = ({ file, find }: Case) =>
  find === undefined || onDisk.read(file)?.split(find).length === 2;
function textOf({ file, find, write = "", append: added, gone }: Case): string | undefined {
  if (gone) return undefined;
  if (added !== undefined) return append(added)(realText(file));
  return find === undefined ? write : realText(file).replace(find, () => write);
}
/** The cases for this run. @param count how many of those that are not tested always */
const chosen = (cases: readonly Case[], count: number) => [
  ...cases.filter((one) => one.always && stillApplies(one)),
  ...sample(
    cases.filter((one) => !one.always && stillApplies(one)),
    count,
  ),
];

const [mistakes, correct] = ["writers-mistakes.jsonl", "writers-correct-edits.jsonl"].map(read) as [
  Case[],
  Case[],
];

it.each([
  ["mistakes", mistakes],
  ["correct edits", correct],
])("at least nine in ten of the %s still apply to the content", (_, cases) => {
  expect(cases.filter(stillApplies).length).toBeGreaterThanOrEqual(0.9 * cases.length);
});

it.each(chosen(mistakes, 60).map((one) => [one.class, one.name, one] as const))(
  "reports %s on its line: %s",
  (_class, _name, one) => {
    const text = textOf(one);
    const lines = text
      ?.split("\n")
      .flatMap((line, index) =>
        [one.at ?? ""].flat().some((words) => line.includes(words)) ? [index + 1] : [],
      );
    const problems = problemsWith({ [one.file]: text });
    const here = problems.filter(
      (problem) =>
        isError(problem) && problem.file === one.file && (!one.at || lines?.includes(problem.line)),
    );
    expect(here).not.toEqual([]);
    if (one.always) expect(problems.slice(3).map(formatDiagnostic)).toEqual([]);
  },
);

it.each(chosen(correct, 20).map((one) => [one.name, one] as const))("reports no error for %s", (_, one) => {
  const problems = problemsWith({ [one.file]: textOf(one) });
  expect(problems.filter(isError).map(formatDiagnostic)).toEqual([]);
});
