import type { Facts } from "../../content/facts/substitute";
import type { Findings } from "../../content/schema/findings";

const around = /(\$?)\{\s*([a-z]\w*(?:\.\w+)+)\s*\}(%| ?percent\b|[ -]\p{L}+|[.,]?\d+|\p{L}+)?/gu;

/**
 * Reports facts with wrong braces where the MDX parser does not look (YAML, props), and facts next to a sign or unit that
 * they already contain: `${loan.min}` would be read as "$$5,000", `{prequalify.time} minutes` as "2 minutes minutes".
 */
export function checkFactMistakes(facts: Facts, findings: Findings): void {
  for (const { 0: found, 1: name, index } of findings.text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g))
    findings.add(index, {
      message: `the braces of \`${found}\` are doubled`,
      expected: `{${name}}`,
      fix: "delete one pair",
    });
  for (const { 0: found, 1: name, index } of findings.text.matchAll(
    /\{([a-z]\w*(?:\.\w+)+)(?!\w|\.\w|\s*\})/g,
  ))
    if (facts.has(name!))
      findings.add(index, {
        message: `the brace of \`${found}\` is not closed`,
        expected: `{${name}}`,
        fix: "add } after the name",
      });
  for (const { 1: sign, 2: name = "", 3: after = "", index } of findings.text.matchAll(around)) {
    const shown = facts.get(name)?.text ?? "";
    const unit = /\p{L}+$/u.exec(shown)?.[0].toLowerCase();
    if (/\d$/.test(shown) && /^[.,\d\p{L}]/u.test(after))
      findings.add(index, {
        message: `\`{${name}}\` is "${shown}", so visitors would read "${shown}${after}"`,
        expected: `{${name}} alone`,
        fix: `delete "${after}" next to it`,
      });
    const twice =
      (sign && shown.startsWith("$") && sign) ||
      (/%|percent/.test(after) && shown.endsWith("%") && after.trim()) ||
      (unit !== undefined && after.replace(/^[ -]/, "").toLowerCase() === unit && unit);
    if (twice)
      findings.add(index, {
        message: `\`{${name}}\` is "${shown}" already, so visitors would read "${twice}" twice`,
        expected: `{${name}} alone`,
        fix: `delete "${twice}" next to it`,
      });
  }
}
