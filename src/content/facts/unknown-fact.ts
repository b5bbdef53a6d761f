import { fixTypo, suggest } from "../schema/did-you-mean";
import { bracedWordsIn, isFactName, type Facts } from "./substitute";
import type { Diagnostic, Edit, Findings } from "../schema/diagnostic";

/**
 * Explains why a name in braces is not a fact.
 * @param edit returns the edit that writes another name
 * @returns undefined if it is one
 */
export function unknownFact(
  name: string,
  facts: Facts,
  edit: (meant: string) => Edit,
): Pick<Diagnostic, "expected" | "fix" | "repair" | "missing"> | undefined {
  if (isFactName(name) && facts.has(name)) return undefined;
  const names = [...facts.keys()];
  const expected = "the name of a fact in content/facts, such as {apr.min}";
  if (names.includes(name))
    return { expected, fix: `\`${name}\` is a link: write [words](link:${name}) in a text` };
  const known = names.filter(isFactName);
  const related = name.includes(".") ? known.filter((one) => one.startsWith(name.replace(/\w*$/, ""))) : [];
  const others = related.length ? `choose one of ${related.join(", ")}, ` : "";
  return {
    missing: name,
    expected,
    fix: suggest(name, known, `${others}add the fact to content/facts, or write the words out`),
    repair: fixTypo(name, known, (meant) => [edit(meant)]),
  };
}

/** Reports names in braces that are not facts, in frontmatter or a prop. @param start offset of the string's source */
export function checkFactsInText(text: string, start: number, facts: Facts, findings: Findings, where = "") {
  for (const { name, at } of bracedWordsIn(text)) {
    const place = { start: start + at, end: start + at + name.length };
    const unknown = unknownFact(name, facts, (meant) => ({ ...place, text: meant }));
    if (unknown)
      findings.add(start + text.lastIndexOf("{", at), {
        message: `\`{${name}}\`${where} is not a fact`,
        ...unknown,
      });
  }
}
