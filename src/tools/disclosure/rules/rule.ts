import type { Range } from "../../../content/read/yaml-source";

/** The source of a rule, and when it was last read. */
export interface Citation {
  /** Such as `12 CFR 1026.24(d)(1)(iii)`. */
  readonly law: string;
  /** The rule in our words. */
  readonly summary: string;
  /** The day on which somebody last read the text of the law, year-month-day. */
  readonly read: string;
}

/** A disclosure that a trigger term requires. */
export interface Requirement extends Citation {
  readonly id: string;
  /** For people: "the terms of repayment". */
  readonly name: string;
  /** A match of any of these is the disclosure. */
  readonly patterns: readonly RegExp[];
  readonly examples: { readonly pass: readonly string[]; readonly fail: readonly string[] };
}

/** A rule that recognizes terms which require disclosures. */
export interface TriggerRule extends Citation {
  readonly id: string;
  readonly name: string;
  /**
   * Finds the terms of a sentence. `text` is its shape (quantities/shape.ts); `aboutCredit`: whether its place on the
   * page is about credit.
   */
  readonly find: (sentence: { text: string; aboutCredit: boolean }) => Range[];
  readonly needs: readonly Requirement[];
  /** How far away the disclosure may be. */
  readonly reach: "same words" | "near";
  /** `pass`: texts with a term and all its disclosures. `fail`: one disclosure is missing. `silent`: there is no term. */
  readonly examples: {
    readonly pass: readonly string[];
    readonly fail: readonly string[];
    readonly silent: readonly string[];
  };
}
