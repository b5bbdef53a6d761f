// Mistakes and correct edits that people wrote who knew the writers' manual and not the checks, in four sets (November 2026;
// docs/performance.md, "Checks"). Kept are those that the check now judges rightly. An edit of content may take away what a
// case changes: such a case is left out, and most must still be there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { sample } from "../../support/exhaustive";
import { planted, problemsWith, realText } from "./planted-content";

interface Case {
  name: string;
  file: string;
  /** Stands in the file once; without it the file is new. */
  find?: string;
  /** In its place, or the new file. */
  write?: string;
  /** The file is taken away. */
  gone?: boolean;
  class?: string;
  /** Stands on the line that is reported, or one of them does; without it any line of the file is right. */
  at?: string | string[];
}

const read = (name: string): Case[] =>
  readFileSync(join(__dirname, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);

const onDisk = planted({});
const applies = ({ file, find }: Case) =>
  find === undefined ? true : onDisk.has(file) && realText(file).split(find).length === 2;
const textOf = ({ file, find, write = "", gone }: Case) =>
  gone ? undefined : find === undefined ? write : realText(file).replace(find, () => write);

const [mistakes, correct] = ["writers-mistakes.jsonl", "writers-correct-edits.jsonl"].map(read) as [
  Case[],
  Case[],
];

it.each([
  ["mistakes", mistakes],
  ["correct edits", correct],
])("nine in ten of the %s still fit the content", (_, cases) => {
  expect(cases.filter(applies).length).toBeGreaterThanOrEqual(0.9 * cases.length);
});

it.each(sample(mistakes.filter(applies), 60).map((one) => [one.class, one.name, one] as const))(
  "%s, %s: stopped on its line",
  (_class, _name, one) => {
    const text = textOf(one);
    const lines = text
      ?.split("\n")
      .flatMap((line, index) =>
        [one.at ?? ""].flat().some((words) => line.includes(words)) ? [index + 1] : [],
      );
    const here = problemsWith({ [one.file]: text }, "2026-11-23").filter(
      (problem) =>
        isError(problem) && problem.file === one.file && (!one.at || lines?.includes(problem.line)),
    );
    expect(here).not.toEqual([]);
  },
);

it.each(sample(correct.filter(applies), 20).map((one) => [one.name, one] as const))(
  "%s: no error",
  (_, one) => {
    expect(
      problemsWith({ [one.file]: textOf(one) }, "2026-11-23")
        .filter(isError)
        .map(formatDiagnostic),
    ).toEqual([]);
  },
);
