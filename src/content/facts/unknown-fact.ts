import { fixTypo, suggest } from "../schema/did-you-mean";
import { bracedWordsIn, isFactName, type Facts } from "./substitute";
import type { Edit, Diagnostic, Repair } from "../schema/diagnostic";
import type { Findings } from "../schema/findings";

/**
 * Explains why a name in braces is not a fact.
 * @returns undefined if it is one; otherwise the words of the diagnostic and a function that creates its repair
 */
export function unknownFact(
  name: string,
  facts: Facts,
):
  | (Pick<Diagnostic, "expected" | "fix"> & { repair(edit: (meant: string) => Edit): Repair | undefined })
  | undefined {
  if (isFactName(name) && facts.has(name)) return undefined;
  const names = [...facts.keys()];
  const expected = "the name of a fact in content/facts, such as {apr.min}";
  if (names.includes(name))
    return {
      expected,
      fix: `\`${name}\` is a link: write [words](link:${name}) in a text`,
      repair: () => undefined,
    };
  const known = names.filter(isFactName);
  return {
    expected,
    fix: suggest(name, known, "add the fact to content/facts/figures.yaml, or write the words out"),
    repair: (edit) => fixTypo(name, known, (meant) => [edit(meant)]),
  };
}

/** Reports names in braces that are not facts, in frontmatter or a prop. @param start offset of the string's source */
export function checkFactsInText(
  source: string,
  start: number,
  facts: Facts,
  findings: Findings,
  where = "",
): void {
  for (const { name, at } of bracedWordsIn(source)) {
    const unknown = unknownFact(name, facts);
    if (!unknown) continue;
    const { repair, ...words } = unknown;
    findings.add(start + source.lastIndexOf("{", at), {
      message: `\`{${name}}\`${where} is not a fact`,
      ...words,
      repair: repair((text) => ({ start: start + at, end: start + at + name.length, text })),
    });
  }
}
