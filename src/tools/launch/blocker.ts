/** Something to replace, to find a source for, to review or to decide before the site goes public. */
export interface Blocker {
  readonly kind: keyof typeof kinds;
  /** Path from the repository's root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** The text that was found, verbatim. */
  readonly found: string;
}

/** The kinds of blockers in the order of the report, each with a title and a fix. */
export const kinds = {
  host: {
    title: "Hosts in .example, which do not exist (RFC 2606)",
    fix: "replace it with the real address",
  },
  phone: { title: "Fictional phone numbers, 555-0100 to 555-0199", fix: "replace it with the real number" },
  sample: {
    title: "Values marked as samples, people and organizations marked as fictional",
    fix: "replace it with the real value and remove the mark",
  },
  pending: {
    title: "Figures and claims whose source is pending",
    fix: "add `source` in content/facts/figures.yaml, or stop publishing the figure",
  },
  unconfirmed: {
    title: "Terms that nobody has confirmed",
    fix: "confirm the term, correct `value`, and remove `sample` in content/facts/figures.yaml",
  },
  review: {
    title: "Medical figures whose review is overdue",
    fix: "verify the figure against its source, then set `reviewed` to today and `medical.next` to the next review",
  },
  lapsed: {
    title: "Facts and clauses past their last day",
    fix: "check it against its source or with legal, then change its date or stop publishing it",
  },
  count: {
    title: "Lists with more or fewer entries than planned",
    fix: "confirm that the list is complete, or add what is missing",
  },
  discrepancy: {
    title: "Published figures that differ from the computed ones",
    fix: "let legal decide which one to publish, then delete `discrepancy`",
  },
} as const;

/** Formats the blockers, grouped by kind, each with its location. */
export function formatBlockers(blockers: readonly Blocker[]): string {
  return (Object.keys(kinds) as (keyof typeof kinds)[])
    .flatMap((kind) => {
      const own = blockers.filter((blocker) => blocker.kind === kind);
      if (!own.length) return [];
      const places = own.map(({ file, line, found }) => `  ${file}:${line}: ${found}`);
      return [`${kinds[kind].title}: ${own.length}\n  fix: ${kinds[kind].fix}\n${places.join("\n")}\n`];
    })
    .join("\n");
}
