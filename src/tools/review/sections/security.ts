import { joinPages, type Change } from "../change";
import type { Site } from "../site";

type Headers = Readonly<Record<string, string>>;

/** A policy names the hash of each inline block, which changes with its text: what counts is that hashes are allowed. */
const withoutHashes = (value: string): string =>
  value
    .replace(/ ?'sha256-[^']*'/g, "")
    .replace(/; ?/g, "; ")
    .trim();

function compare(old: Headers, now: Headers, pages: readonly string[]): Change[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): Change[] => {
    const [was, is] = [old[name], now[name]].map((value) => value && withoutHashes(value));
    if (was === is) return [];
    const verb = was === undefined ? "is new" : is === undefined ? "is gone" : "changed";
    return [{ title: `The header ${name} ${verb}`, before: was, after: is, pages, approver: "security" }];
  });
}

/** Response headers and policies that changed, for all responses and for single files. */
export function securityChanges(before: Site, after: Site): Change[] {
  const { headers: old, fileHeaders: oldFiles = {} } = before.description;
  const { headers: now, fileHeaders: nowFiles = {} } = after.description;
  if (!old || !now) return [];
  const files = Object.keys(nowFiles).filter((file) => oldFiles[file]);
  const pageOf = (file: string) => file.replace(/(?:\/index)?\.html$/, "") || "/";
  return [
    ...compare(old, now, []),
    ...joinPages(files.flatMap((file) => compare(oldFiles[file]!, nowFiles[file]!, [pageOf(file)]))),
  ];
}
