/** The lines that occur more often than in the other list, once each. */
function surplus(lines: readonly string[] = [], others: readonly string[] = []): string[] {
  const count = (list: readonly string[], line: string) => list.filter((each) => each === line).length;
  return [...new Set(lines)].filter((line) => count(lines, line) > count(others, line));
}

/** The lines of each page by its heading. */
const pagesOf = (proof: string) =>
  new Map(
    proof.split(/^(?=## )/m).map((section) => {
      const [title = "", ...lines] = section.split("\n");
      return [title, lines];
    }),
  );

/**
 * Differences between the committed proof and the site's, as `- line` and `+ line` under its page.
 * @returns no lines if both are identical
 */
export function proofChanges(committed: string, current: string): string[] {
  if (committed === current) return [];
  const [before, after] = [pagesOf(committed), pagesOf(current)];
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((title) => {
    const [old, now] = [before.get(title), after.get(title)];
    const lines = [
      ...surplus(old, now).map((line) => `- ${line}`),
      ...surplus(now, old).map((line) => `+ ${line}`),
    ];
    return lines.length ? [title, ...lines] : [];
  });
  return changes.length ? changes : ["the same lines in another order"];
}
