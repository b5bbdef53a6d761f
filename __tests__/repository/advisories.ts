import known from "./advisories.json";

interface Advisory {
  readonly package: string;
  /** Id in the GitHub Advisory Database. */
  readonly id: string;
  readonly summary: string;
  /** Ranges such as `1.0.0 <1.12.0`: from the first version, included, to the second, excluded. */
  readonly affected: readonly string[];
}

/**
 * Advisories of high or critical severity for packages that Gatsby, our tools or similar ones depend on, as of
 * 2026-11-21. `npm audit --audit-level=high` is the authority, but not every registry answers it; this list
 * prevents a later lockfile from returning to an affected version. advisories.json has, by package and id, the summary and
 * then the affected ranges.
 */
export const advisories: readonly Advisory[] = Object.entries(known).flatMap(([name, ofPackage]) =>
  Object.entries(ofPackage).map(([id, [summary = "", ...affected]]) => ({
    package: name,
    id,
    summary,
    affected,
  })),
);

/** Whether a version is in an affected range. Only its three numbers count, not a prerelease tag. */
export const isAffected = (version: string, { affected }: Advisory): boolean =>
  affected.some((range) => {
    const [from = "", below = ""] = range.split(" <");
    return compare(version, from) >= 0 && compare(version, below) < 0;
  });

const numbersOf = (version: string) => version.split(/[-+]/)[0]!;
const compare = (one: string, other: string): number =>
  numbersOf(one).localeCompare(numbersOf(other), "en", { numeric: true });
