import { plural } from "../plural";

/** Replaces the text from `start` up to `end` (offsets, UTF-16) with `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits that fix a problem. */
export interface Repair {
  edits: readonly Edit[];
  /** True if no other fix is likely and no knowledge is needed: `npm run fix` applies only these without asking. */
  safe: boolean;
}

/** One error in a content file, explained so that its writer can fix it without help. */
export interface Diagnostic {
  /** Path from the repository's root. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** The error, with the text found. */
  message: string;
  /** The valid values. */
  expected: string;
  /** How to fix it, as an instruction. */
  fix: string;
  /** A warning is reported but fails no check. */
  severity?: "warning";
  repair?: Repair;
  /** The fact or the address with an id, if the problem is that it does not exist: several problems may have one cause. */
  missing?: string;
  /** The name of a declaration, if the problem can be a consequence of its being mistyped. */
  misnamed?: string;
}

/** A diagnostic without its position. */
export type Found = Omit<Diagnostic, "file" | "line" | "column">;

/** Collects the problems of one file. Positions are passed as offsets. */
export class Findings {
  readonly problems: Diagnostic[] = [];
  private starts: readonly number[] | undefined;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  /** Offsets of the lines, computed at the first problem because most files have none. */
  get lineStarts(): readonly number[] {
    return (this.starts ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)]);
  }

  /** @param at an offset, or the range of a value; without one, the problem is at the start of the file */
  add(at: number | { start: number } | undefined, found: Found): void {
    const offset = typeof at === "object" ? at.start : (at ?? 0);
    this.problems.push({ file: this.file, ...this.placeOf(offset), ...found });
  }

  placeOf(offset: number): { line: number; column: number } {
    const line = this.lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - this.lineStarts[line]! + 1 };
  }
}

/** A repair that is safe to apply without asking. */
export const safeFix = (...edits: Edit[]) => ({ safe: true, edits });
/** A repair that a person must confirm. */
export const suggestedFix = (...edits: Edit[]) => ({ safe: false, edits });

/** A problem of a file as a whole, such as its name. */
export const ofWholeFile = (file: string, found: Found): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  ...found,
});

/** Whether a problem stops a build and fails a check. */
export const isError = (problem: Diagnostic): boolean => problem.severity !== "warning";

/** Capitalizes a first word (not a file or command) and adds a period (not after a command's quoted argument). */
const sentence = (text: string) =>
  text.replace(/^(?!npm )[a-z](?=[a-z']*[ ,;])/, (letter) => letter.toUpperCase()) +
  (/[.?!"]$/.test(text) ? "" : ".");

/** Two sentences: what is wrong and what is expected, then how to fix it. */
export const explain = ({ message, expected, fix }: Found): string =>
  `${sentence(`${message}; expected ${expected}`)} ${sentence(fix)}`;

/** `content/faq/ivf.mdx:7:1: What is wrong; expected …. How to fix it.` */
export function formatDiagnostic(problem: Diagnostic): string {
  const { file, line, column, severity } = problem;
  return `${file}:${line}:${column}: ${severity ? "warning: " : ""}${explain(problem)}`;
}

// A workflow command escapes `%` and line breaks, and in its properties also `:` and `,`.
const escapeData = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");

/** Formats an annotation of a pull request: `::error file=…,line=…,col=…::…` (GitHub Actions, workflow commands). */
export function formatAnnotation(problem: Diagnostic): string {
  const { file, line, column, message, severity } = problem;
  const title = escapeProperty(message.length > 80 ? `${message.slice(0, 77)}...` : message);
  const where = `file=${escapeProperty(file)},line=${line},col=${column},title=${title}`;
  return `::${severity ?? "error"} ${where}::${escapeData(explain(problem))}`;
}

/** Sorts diagnostics by file, then from the top down. */
export function sortDiagnostics(problems: readonly Diagnostic[]): Diagnostic[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** One error with all content problems, so that nobody fixes one only to discover the next. */
export class ContentError extends Error {
  readonly problems: readonly Diagnostic[];
  constructor(problems: readonly Diagnostic[]) {
    const sorted = sortDiagnostics(problems);
    const count = plural(sorted.length, "problem");
    super(`${count} in content/\n\n${sorted.map(formatDiagnostic).join("\n")}`);
    this.name = "ContentError";
    this.problems = sorted;
  }
}
