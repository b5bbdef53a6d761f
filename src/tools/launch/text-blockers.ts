import type { Obstacle } from "./blocker";

type Kind = Obstacle["kind"];

/** A host of ours or of a stand-in for somebody else's: RFC 2606 keeps .example for this. */
const host = /(?:https?:\/\/|[\w.+-]+@)?[a-z0-9{}-]+(?:\.[a-z0-9-]+)*\.example\b[^\s"',)\]]*/gi;
/** Numbers kept for fiction (North American Numbering Plan, 555-0100 to 555-0199). */
const phone = /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d\b/g;
/** In data, the word itself; in copy only as a mark, because a clinic takes samples too. */
const markInData = /\b(?:samples?|fictional)\b/i;
const markInCopy = /\bSAMPLE\b|\(sample\)|\bfictional\b/;

const isData = (file: string): boolean => /\.ya?ml$/.test(file);

/** In code, a default that is used when nothing else is set; elsewhere an address is an example in a message. */
const defaults = (line: string): string =>
  [...line.matchAll(/\?\? "([^"]*)"/g)].map(([, value]) => value).join(" ");

/** A line of YAML without its comment, and the comment. */
function parts(file: string, line: string): { value: string; comment: string } {
  if (file.endsWith(".ts")) return { value: defaults(line), comment: "" };
  const at = isData(file) ? line.search(/(?:^|\s)#(?![0-9a-f]{6}\b)/) : -1;
  return at < 0 ? { value: line, comment: "" } : { value: line.slice(0, at), comment: line.slice(at) };
}

/** A comment counts where it marks values as stand-ins, not where it explains the mark. */
const marksValues = (comment: string): boolean =>
  !/\bmarked\b/i.test(comment) &&
  (/^\s*#\s*sample\b/i.test(comment) || /\b(?:is|are) (?:all )?(?:fictional|a sample)\b/i.test(comment));

function inLine(file: string, text: string): { kind: Kind; found: string }[] {
  const { value, comment } = parts(file, text);
  const all = (kind: Kind, pattern: RegExp) =>
    [...value.matchAll(pattern)].map(([found]) => ({ kind, found: found.trim() }));
  const marked = (isData(file) ? markInData : markInCopy).test(value) || marksValues(comment);
  return [
    ...all("host", host),
    ...all("phone", phone),
    ...(marked ? [{ kind: "sample" as const, found: text.trim() }] : []),
  ];
}

/**
 * What in a file's text says that it is not the real thing yet.
 * @param file path from the repository's root
 */
export function textObstacles(file: string, text: string): Obstacle[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      inLine(file, line).map(({ kind, found }) => ({ kind, file, line: index + 1, found })),
    );
}
