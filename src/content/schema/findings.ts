import type { Edit, Diagnostic } from "./diagnostic";

/** A diagnostic without its position. */
export type Found = Pick<Diagnostic, "message" | "expected" | "fix" | "repair" | "severity">;

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

  add(offset: number, found: Found): void {
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
