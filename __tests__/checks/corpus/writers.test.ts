// Mistakes and correct edits in four sets, by people who knew the writers' manual but not the checks (November 2026;
// docs/performance.md, "Checks"). The sets contain the cases that the check now handles correctly. An edit of content may
// remove what a case changes: such a case is skipped, but most must still apply.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { sample } from "../../support/exhaustive";
import { planted, problemsWith, realText } from "./planted-content";

interface Case {
  name: string;
  file: string;
  /** A text that occurs in the file once; without it the file is new. */
  find?: string;
  /** The replacement, or the text of the new file. */
  write?: string;
  /** Whether the file is deleted. */
  gone?: boolean;
  class?: string;
  /** A text on the reported line, or several of which one must be; without it any line of the file is right. */
  at?: string | string[];
}

const read = (name: string): Case[] =>
  readFileSync(join(__dirname, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);

const onDisk = planted({});
const applies = ({ file, find }: Case) => find === undefined || onDisk.read(file)?.split(find).length === 2;
const textOf = ({ file, find, write = "", gone }: Case) =>
  gone ? undefined : find === undefined ? write : realText(file).replace(find, () => write);

const [mistakes, correct] = ["writers-mistakes.jsonl", "writers-correct-edits.jsonl"].map(read) as [
  Case[],
  Case[],
];

it.each([
  ["mistakes", mistakes],
  ["correct edits", correct],
])("at least nine in ten of the %s still apply to the content", (_, cases) => {
  expect(cases.filter(applies).length).toBeGreaterThanOrEqual(0.9 * cases.length);
});

it.each(sample(mistakes.filter(applies), 60).map((one) => [one.class, one.name, one] as const))(
  "reports %s on its line: %s",
  (_class, _name, one) => {
    const text = textOf(one);
    const lines = text
      ?.split("\n")
      .flatMap((line, index) =>
        [one.at ?? ""].flat().some((words) => line.includes(words)) ? [index + 1] : [],
      );
    const here = problemsWith({ [one.file]: text }).filter(
      (problem) =>
        isError(problem) && problem.file === one.file && (!one.at || lines?.includes(problem.line)),
    );
    expect(here).not.toEqual([]);
  },
);

it.each(sample(correct.filter(applies), 20).map((one) => [one.name, one] as const))(
  "reports no error for %s",
  (_, one) => {
    expect(
      problemsWith({ [one.file]: textOf(one) })
        .filter(isError)
        .map(formatDiagnostic),
    ).toEqual([]);
  },
);
