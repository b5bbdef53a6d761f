/** Counts equal lines, so that the loss of one of two is noticed. */
function tally(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/**
 * Differences between the committed proof and the site's, as `- line` and `+ line` under its page.
 * @returns no lines if both are identical
 */
export function proofChanges(committed: string, current: string): string[] {
  if (committed === current) return [];
  const pages = (text: string) =>
    new Map(
      text.split(/^(?=## )/m).map((section) => {
        const [title = "", ...lines] = section.split("\n");
        return [title, lines];
      }),
    );
  const [before, after] = [pages(committed), pages(current)];
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((title) => {
    const [old, now] = [tally(before.get(title) ?? []), tally(after.get(title) ?? [])];
    const removed = [...old]
      .filter(([line, count]) => count > (now.get(line) ?? 0))
      .map(([line]) => `- ${line}`);
    const added = [...now]
      .filter(([line, count]) => count > (old.get(line) ?? 0))
      .map(([line]) => `+ ${line}`);
    return removed.length + added.length ? [title, ...removed, ...added] : [];
  });
  return changes.length ? changes : ["the same lines in another order"];
}
