/** Something that must be replaced, sourced or decided before the site goes public. */
export interface Obstacle {
  readonly kind: keyof typeof kinds;
  /** Path from the repository's root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** What was found, as it stands there. */
  readonly found: string;
}

/** What the check looks for, in the order of the report: what it is, and what to do about it. */
export const kinds = {
  host: {
    title: "Hosts in .example, which lead nowhere (RFC 2606)",
    fix: "put the real address in its place",
  },
  phone: { title: "Fictional phone numbers, 555-0100 to 555-0199", fix: "put the real number in its place" },
  sample: {
    title: "Values marked as samples, people and organisations marked as fictional",
    fix: "put the real value in its place, and take the mark away",
  },
  unsourced: {
    title: "Figures and claims without a source",
    fix: "add the source in content/facts/figures.yaml, or stop publishing the figure",
  },
  lapsed: {
    title: "Facts past their last day",
    fix: "check the fact against its source, then move its date or stop publishing it",
  },
  discrepancy: {
    title: "Published figures that differ from the computed ones",
    fix: "let legal decide which one to publish, then delete `discrepancy`",
  },
} as const;

/** One kind of obstacle after the other, each with its places; nothing for a kind that is gone. */
export function formatObstacles(obstacles: readonly Obstacle[]): string {
  return (Object.keys(kinds) as (keyof typeof kinds)[])
    .flatMap((kind) => {
      const own = obstacles.filter((obstacle) => obstacle.kind === kind);
      if (!own.length) return [];
      const places = own.map(({ file, line, found }) => `  ${file}:${line}: ${found}`);
      return [`${kinds[kind].title}: ${own.length}\n  fix: ${kinds[kind].fix}\n${places.join("\n")}\n`];
    })
    .join("\n");
}
