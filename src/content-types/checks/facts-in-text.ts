import { closest, suggest } from "../did-you-mean";
import type { Facts } from "../facts/substitute";
import { safely, type Findings } from "./findings";

const placeholder = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** Reports names in braces that are not facts, in a string of frontmatter or of a prop. @param start offset of the string's source */
export function checkFactsInText(source: string, start: number, facts: Facts, findings: Findings, where = ""): void {
  for (const match of source.matchAll(placeholder)) {
    const name = match[1]!;
    if (facts.has(name)) continue;
    const at = start + match.index + match[0].indexOf(name);
    const meant = closest(name, facts.keys());
    findings.add(start + match.index, {
      message: `\`{${name}}\`${where} is not a fact`,
      expected: "the name of a fact in content/facts, such as {apr.min}",
      fix: suggest(name, facts.keys(), "add the fact to content/facts/figures.yaml, or write the words out"),
      repair: meant ? safely({ start: at, end: at + name.length, text: meant }) : undefined,
    });
  }
}
