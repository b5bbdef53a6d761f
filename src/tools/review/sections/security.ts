import { allKeys, changesOnPages, verbOf, type Change } from "../change";
import type { Site } from "../site";

type Headers = Readonly<Record<string, string>>;

/** A header without the hashes of inline blocks, which change with every edit of a block. */
const withoutHashes = (value: string): string =>
  value
    .replace(/ ?'sha256-[^']*'/g, "")
    .replace(/; ?/g, "; ")
    .trim();

function compare(old: Headers, now: Headers): Change[] {
  return allKeys(Object.keys(old), Object.keys(now)).flatMap((name): Change[] => {
    const [before, after] = [old[name], now[name]].map((value) => value && withoutHashes(value));
    if (before === after) return [];
    return [{ title: `The header ${name} ${verbOf(before, after)}`, before, after, approver: "security" }];
  });
}

/** Response headers and policies that changed, for all responses and for single files. */
export function securityChanges(before: Site, after: Site): Change[] {
  const { headers: old, fileHeaders: oldFiles = {} } = before.description;
  const { headers: now, fileHeaders: nowFiles = {} } = after.description;
  if (!old || !now) return [];
  const files = Object.keys(nowFiles)
    .filter((file) => oldFiles[file])
    .map((file) => ({ file, path: file.replace(/(?:\/index)?\.html$/, "") || "/" }));
  return [
    ...compare(old, now),
    ...changesOnPages(files, ({ file }) => compare(oldFiles[file]!, nowFiles[file]!)),
  ];
}
