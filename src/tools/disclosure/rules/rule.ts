/** Where a rule comes from, and who last looked. */
export interface Citation {
  /** Such as `12 CFR 1026.24(d)(1)(iii)`. */
  readonly law: string;
  /** The rule in our words. */
  readonly says: string;
  /** The day on which somebody last read the text of the law, year-month-day. */
  readonly read: string;
}

/** What must stand beside a trigger term. */
export interface Requirement extends Citation {
  readonly id: string;
  /** For people: "the terms of repayment". */
  readonly name: string;
  /** Any of these is the disclosure. */
  readonly patterns: readonly RegExp[];
  readonly examples: { readonly pass: readonly string[]; readonly fail: readonly string[] };
}

/** Words that ask for a disclosure. */
export interface TriggerRule extends Citation {
  readonly id: string;
  readonly name: string;
  /** What counts as the term. Text has single spaces, plain hyphens and straight quotes. */
  readonly patterns: readonly RegExp[];
  /** The sentence must be about credit for the pattern to mean credit: "for 5 years" alone means nothing. */
  readonly onlyAboutCredit: boolean;
  /** A sentence about these is about something else, unless it is about credit too. */
  readonly otherSubjects?: RegExp;
  readonly needs: readonly Requirement[];
  /** How far off the disclosure may stand. */
  readonly reach: "same words" | "near";
  /** `pass` and `fail` are whole texts: the term with its disclosures, and without one of them. `silent` holds no term. */
  readonly examples: {
    readonly pass: readonly string[];
    readonly fail: readonly string[];
    readonly silent: readonly string[];
  };
}
