import { checkContext } from "../../../src/gatsby/check-context";
import { checkContent } from "../../../src/checks/check-content";
import { changedFiles, filesOn, type Files } from "../../../src/content/read/files";
import type { Diagnostic } from "../../../src/content/schema/diagnostic";

const disk = filesOn(".");
const remembered = <Result>(read: (name: string) => Result) => {
  const results = new Map<string, Result>();
  return (name: string): Result => {
    if (!results.has(name)) results.set(name, read(name));
    return results.get(name)!;
  };
};
const lists = [false, true].map((deep) => remembered((folder) => disk.list(folder, deep)));

/** The files on disk, each read once: hundreds of checks read the same ones. */
const real: Files = {
  has: remembered(disk.has),
  read: remembered(disk.read),
  list: (folder, deep = false) => lists[Number(deep)]!(folder),
};

/** The real content with some files changed (undefined: taken away). Nothing on disk is touched. */
export const planted = (changes: Readonly<Record<string, string | undefined>>): Files =>
  changedFiles(real, new Map(Object.entries(changes)));

/** A real file's text. */
export function realText(file: string): string {
  const text = real.read(file);
  if (text === undefined) throw new Error(`There is no ${file}`);
  return text;
}

/** The day of checks that are not about days: with the real one they would fail when a figure nears its last. */
export const someDay = "2027-01-15";

const problemsOf = remembered((key): Diagnostic[] => {
  const [changes, today] = JSON.parse(key) as [[string, string | null][], string];
  const texts = Object.fromEntries(changes.map(([file, text]) => [file, text ?? undefined]));
  return checkContent({ ...checkContext(planted(texts)), today }).problems;
});

/**
 * Every problem of the real content with some files changed, found once: most fixes lead back to the real text.
 * @param today ISO date
 */
export function problemsWith(
  changes: Readonly<Record<string, string | undefined>>,
  today: string = someDay,
): Diagnostic[] {
  const changed = Object.entries(changes).filter(([file, text]) => text !== real.read(file));
  return problemsOf(JSON.stringify([changed.map(([file, text]) => [file, text ?? null]), today]));
}
