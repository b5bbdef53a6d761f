import type { Blocker } from "./blocker";

/** A host in .example, which RFC 2606 reserves for examples. */
const host = /(?:https?:\/\/|[\w.+-]+@)?[a-z0-9{}-]+(?:\.[a-z0-9-]+)*\.example\b[^\s"',)\]]*/gi;
/** Numbers reserved for fiction (North American Numbering Plan, 555-0100 to 555-0199). */
const phone = /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d\b/g;
/** In data, the word itself; in copy, only a mark, because clinics take samples too. */
const markInData = /\b(?:samples?|fictional)\b/i;
const markInCopy = /\bSAMPLE\b|\(sample\)|\bfictional\b/;

/** A last day in a text, such as "Until 1 October 2025". Archived versions state what applied then. */
const lastDay = /\b[Uu]ntil (\d{1,2} [A-Z][a-z]+ \d{4}|[A-Z][a-z]+ \d{1,2}, \d{4})\b/g;
/** The next review of a category's medical answers. Those of figures: figure-blockers.ts. */
const nextReview = /^nextReview: *["']?(\d{4}-\d\d-\d\d)/;
const isArchived = (file: string): boolean => file.startsWith("content/legal/archive/");

const isData = (file: string): boolean => /\.ya?ml$/.test(file);

/** The default values in a line of code; other addresses are examples in messages. */
const defaults = (line: string): string =>
  [...line.matchAll(/\?\? "([^"]*)"/g)].map(([, value]) => value).join(" ");

/** The published value of a line, and its YAML comment. */
function parts(file: string, line: string): { value: string; comment: string } {
  if (file.endsWith(".ts")) return { value: defaults(line), comment: "" };
  const unquoted = line.replace(/"(?:\\.|[^"\\])*"|'[^']*'/g, (quoted) => "_".repeat(quoted.length));
  const at = isData(file) ? unquoted.search(/(?:^|\s)#/) : -1;
  return at < 0 ? { value: line, comment: "" } : { value: line.slice(0, at), comment: line.slice(at) };
}

/** A comment counts where it marks values as samples, not where it explains the mark. */
const marksValues = (comment: string): boolean =>
  !/\bmarked\b/i.test(comment) &&
  (/^\s*#\s*sample\b/i.test(comment) || /\b(?:is|are) (?:all )?(?:fictional|a sample)\b/i.test(comment));

/** What a line contains, by kind. */
function foundIn(file: string, line: string, today: string): Partial<Record<Blocker["kind"], string[]>> {
  const { value, comment } = parts(file, line);
  const lastDays = isArchived(file) ? [] : [...value.matchAll(lastDay)];
  const [, review = today] = nextReview.exec(value) ?? [];
  // figures.yaml marks samples with a field (figure-blockers.ts).
  const isMarked =
    !file.endsWith("/figures.yaml") &&
    ((isData(file) ? markInData : markInCopy).test(value) || marksValues(comment));
  return {
    host: value.match(host) ?? [],
    phone: value.match(phone) ?? [],
    lapsed: lastDays
      .filter(([, day]) => Date.parse(`${day} UTC`) < Date.parse(today))
      .map(([words]) => words),
    review: review < today ? [`review was due on ${review}`] : [],
    sample: isMarked ? [line] : [],
  };
}

/**
 * Finds placeholders and last days that have passed in a file's text.
 * @param today year-month-day
 */
export function textBlockers(file: string, text: string, today: string): Blocker[] {
  return text.split("\n").flatMap((line, index) =>
    Object.entries(foundIn(file, line, today)).flatMap(([kind, found]) =>
      found.map((words): Blocker => ({
        kind: kind as Blocker["kind"],
        file,
        line: index + 1,
        found: words.trim(),
      })),
    ),
  );
}
