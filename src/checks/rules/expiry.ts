import type { Figure } from "../../content/facts/figures";
import type { YamlSource } from "../../content/read/yaml-source";
import type { Findings } from "../../content/schema/findings";

/** Days before a fact's last day from which its readers are warned. */
export const noticeDays = 14;

const day = 86_400_000;
const start = (date: string) => Date.parse(`${date}T00:00:00Z`);

/**
 * Facts past their last day, and those within two weeks of it, which only warn. Source: content.md, "Facts".
 * @param today ISO date
 */
export function checkExpiry(
  figures: Readonly<Record<string, Figure>>,
  yaml: YamlSource,
  today: string,
  findings: Findings,
): void {
  for (const [name, { expires }] of Object.entries(figures)) {
    if (!expires) continue;
    const left = Math.round((start(expires) - start(today)) / day);
    if (left > noticeDays) continue;
    const range = yaml.rangeOf([name, "expires"]) ?? { start: 0 };
    const lapsed = left < 0;
    findings.add(range.start, {
      message: lapsed
        ? `the fact \`${name}\` could be shown until ${expires}: that day is past`
        : `the fact \`${name}\` may be shown for ${left} more day${left === 1 ? "" : "s"}, until ${expires}`,
      expected: "a figure that still holds",
      fix: "check it against its source; correct `value`, set `reviewed` to today, and `expires` to its new last day",
      ...(lapsed ? {} : { severity: "warning" }),
    });
  }
}
