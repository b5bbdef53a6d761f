/** One mistake in a content file, told so that its writer can mend it without asking anybody. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong, naming what was found. */
  message: string;
  /** What would be right. */
  expected: string;
  /** What to do. */
  fix: string;
}

/** `content/faq/ivf.mdx:7:1: what is wrong; expected …; fix: …` */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, expected, fix } = problem;
  return `${file}:${line}:${column}: ${message}; expected ${expected}; fix: ${fix}`;
}

/** In the order a person works through them: by file, then from the top down. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Everything wrong with the content, in one error: nobody should mend one file to learn of the next. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
    super(`${count} in content/\n\n${sorted.map(formatProblem).join("\n")}`);
    this.name = "ContentError";
    this.problems = sorted;
  }
}
