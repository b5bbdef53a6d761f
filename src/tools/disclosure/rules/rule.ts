/** Where a rule comes from, and who last looked. */
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
  /** Any of these is the disclosure. */
  readonly patterns: readonly RegExp[];
  readonly examples: { readonly pass: readonly string[]; readonly fail: readonly string[] };
}

/** A stretch of a text: UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence of a statement. */
export interface Sentence {
  /** Its shape (quantities/shape.ts). */
  readonly text: string;
  /** Whether its place on the page is about credit. */
  readonly aboutCredit: boolean;
}

/** A kind of words that requires disclosures. */
export interface TriggerRule extends Citation {
  readonly id: string;
  readonly name: string;
  /** Finds the terms of a sentence, as stretches of its shape. */
  readonly find: (sentence: Sentence) => Span[];
  readonly needs: readonly Requirement[];
  /** How far away the disclosure may be. */
  readonly reach: "same words" | "near";
  /** `pass` and `fail` are whole texts: the term with its disclosures, and without one of them. `silent` contains no term. */
  readonly examples: {
    readonly pass: readonly string[];
    readonly fail: readonly string[];
    readonly silent: readonly string[];
  };
}
