import type { Facts } from "../../content/facts/substitute";
import type { Findings } from "../../content/schema/diagnostic";

/** Words before which another one would be too many. */
const determiner = /^(?:an?|the|your|our)$/i;

const doubled = /\{\{\s*([\w.]+)\s*\}\}/g;
const unclosed = /\{([a-z]\w*(?:\.\w+)+)(?!\w|\.\w|\s*\})/g;
const toItself = /\{([\w.]+)\}(?: ?(?:to|-|and|or) ?| ?)\{\1\}/g;
/** "From {apr.max} to {apr.min}" can be a fall. */
const reversed = /\{(?<!\bfrom [\w ]*\{)([\w.]+?)([mM])ax\} ?(?:to|-|and) ?\{\1\2in\}/g;
const otherTarget = /\[\{((?:mail|phone)\.\w+)\}\]\(link:(?!\1\b)([\w.]+)/g;
const around =
  /(?<=(\$|\p{L}+ ?|\d|))\{\s*([a-z]\w*(?:\.\w+)+)\s*\}(%| ?percent\b|[ -]\p{L}+|[.,]?\d+|\p{L}+)?/gu;

/** Whether a fact reads as one word with the text before it, or has a second currency or determiner there. */
function touches(before: string, shown: string): boolean {
  if (before === "$") return !shown.startsWith("$");
  const [first = ""] = /^\p{L}+/u.exec(shown) ?? [];
  return /[\p{L}\d]$/u.test(before) || (determiner.test(before.trim()) && determiner.test(first));
}

/** The sign or unit next to a fact that is already part of its text. */
function repeated(before: string, shown: string, after: string): string | undefined {
  if (before === "$" && shown.startsWith("$")) return before;
  if (/%|percent/.test(after) && shown.endsWith("%")) return after.trim();
  const unit = /\p{L}+$/u.exec(shown)?.[0].toLowerCase();
  return after.replace(/^[ -]/, "").toLowerCase() === unit ? unit : undefined;
}

/**
 * Reports facts with wrong braces where the MDX parser does not look (YAML, props), and facts next to a sign or unit that
 * they already contain: `${loan.min}` would be read as "$$5,000", `{prequalify.time} minutes` as "2 minutes minutes". Also
 * facts that touch a word, a range from a fact to itself or from the highest to the lowest, and a link that shows one address
 * and leads to another.
 */
export function checkFactMistakes(facts: Facts, findings: Findings): void {
  for (const { 0: found, 1: name, index } of findings.text.matchAll(doubled))
    findings.add(index, {
      message: `the braces of \`${found}\` are doubled`,
      expected: `{${name}}`,
      fix: "delete one pair",
    });
  for (const { 0: found, 1: name, index } of findings.text.matchAll(unclosed))
    if (facts.has(name!))
      findings.add(index, {
        message: `the brace of \`${found}\` is not closed`,
        expected: `{${name}}`,
        fix: "add } after the name",
      });
  for (const { 0: found, 1: name = "", index } of findings.text.matchAll(toItself))
    if (facts.has(name))
      findings.add(index, {
        message: `the fact \`${name}\` is on both sides of "${found}"`,
        expected: "two different facts, such as {apr.min} to {apr.max}",
        fix: "write the other fact's name, or delete one of the two",
      });
  for (const { 0: found, index } of findings.text.matchAll(reversed))
    findings.add(index, {
      message: `the range "${found}" begins with its highest value`,
      expected: "the lowest value first, such as {apr.min} to {apr.max}",
      fix: "exchange the two names",
    });
  for (const { 1: shown, 2: name = "", index } of findings.text.matchAll(otherTarget))
    if (facts.has(name) && facts.has(shown!))
      findings.add(index, {
        message: `the link shows \`${shown}\` but leads to \`${name}\``,
        expected: `[{${shown}}](link:${shown})`,
        fix: "write the same name in both places",
      });
  for (const { 1: before = "", 2: name = "", 3: after = "", index } of findings.text.matchAll(around)) {
    const shown = facts.get(name)?.text;
    if (shown === undefined) continue;
    const at = before === "$" ? index - 1 : index;
    const touched = touches(before, shown) ? before : "";
    const touching = /^\p{L}/u.test(after) || (/\d$/.test(shown) && /^[.,\d]/.test(after)) ? after : "";
    const twice = repeated(before, shown, after);
    if (touched || touching)
      findings.add(at, {
        message: `\`{${name}}\` is "${shown}", so visitors would read "${touched}${shown}${touching}"`,
        expected: `{${name}} alone`,
        fix: `${/\p{L}$/u.test(touched + touching) ? "add a space, or " : ""}delete "${touching || before.trim()}" next to it`,
      });
    else if (twice)
      findings.add(at, {
        message: `\`{${name}}\` is "${shown}" already, so visitors would read "${twice}" twice`,
        expected: `{${name}} alone`,
        fix: `delete "${twice}" next to it`,
      });
  }
}
