import { diffLines } from "diff";

/** Differences between the committed proof and the site's, as `- line` and `+ line` under the heading of their page. */
export function proofChanges(committed: string, current: string): string[] {
  let heading = "";
  return diffLines(committed, current).flatMap(({ value, added, removed }) =>
    value
      .trimEnd()
      .split("\n")
      .flatMap((line) => {
        const isChanged = added || removed;
        if (line.startsWith("## ")) heading = isChanged ? "" : line;
        if (!isChanged) return [];
        const under = heading;
        heading = "";
        return [under, `${added ? "+" : "-"} ${line}`].filter(Boolean);
      }),
  );
}
