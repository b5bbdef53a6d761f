import { checkContext } from "../../../src/gatsby/check-context";
import { checkContent, type CheckContext } from "../../../src/checks/check-content";
import { changedFiles, filesOn, snapshotOf, type Files } from "../../../src/content/read/files";
import { memoize } from "../../../src/content/read/memoize";
import { isError, type Diagnostic } from "../../../src/content/schema/diagnostic";

/** The files on disk, each read once, because hundreds of checks read the same ones. */
const real = snapshotOf(filesOn("."));

/** The real content with some files changed (undefined: deleted). The files on disk stay the same. */
export const planted = (changes: Readonly<Record<string, string | undefined>>): Files =>
  changedFiles(real, new Map(Object.entries(changes)));

export function realText(file: string): string {
  const text = real.read(file);
  if (text === undefined) throw new Error(`There is no ${file}`);
  return text;
}

const dated = ["faq", "facts", "press", "careers"]
  .flatMap((folder) => real.list(`content/${folder}`).map((name) => realText(`content/${folder}/${name}`)))
  .flatMap((text) => text.match(/(?<=\b(?:reviewed|date|datePosted): )\d{4}-\d\d-\d\d/g) ?? []);

/**
 * The date of checks that are not about dates: with the real one they would fail when a figure is about to expire. No date
 * of the content is later, so that no correct edit breaks a test.
 */
export const someDay = ["2027-01-15", ...dated].sort().at(-1)!;

/** An ISO date before or after `someDay`. */
export const daysLater = (days: number): string =>
  new Date(Date.parse(someDay) + days * 86_400_000).toISOString().slice(0, 10);

/** Checks content on `someDay`. */
export const checkFiles = (files: Files, site: Partial<CheckContext> = {}): Diagnostic[] =>
  checkContent({ ...checkContext(files), today: someDay, ...site }).problems;

const problemsOf = memoize(
  (changed: readonly (readonly [file: string, text: string | undefined])[]) =>
    checkFiles(planted(Object.fromEntries(changed))),
  Infinity,
  (changed) => JSON.stringify(changed),
);

const nameOf = ({ file, message }: Diagnostic): string => `${file}: ${message}`;
const ownWarnings = memoize(
  () => new Set(problemsOf([]).flatMap((problem) => (isError(problem) ? [] : nameOf(problem)))),
  1,
);

/** Problems without the warnings of the real content, which a correct edit may have and no test is about. */
export const plantedAmong = (problems: readonly Diagnostic[]): Diagnostic[] =>
  problems.filter((problem) => isError(problem) || !ownWarnings().has(nameOf(problem)));

/** The problems that changes of files cause in the real content. Cached, because most fixes restore the real text. */
export const problemsWith = (changes: Readonly<Record<string, string | undefined>>): Diagnostic[] =>
  plantedAmong(problemsOf(Object.entries(changes).filter(([file, text]) => text !== real.read(file))));
