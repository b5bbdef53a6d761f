import type { z } from "zod";
import type { Range, YamlSource } from "../../content/read/yaml-source";
import { checkFactsInText } from "../../content/facts/unknown-fact";
import { checkCopy } from "./copy";
import { suggestedFix, type Findings } from "../../content/schema/diagnostic";
import { checkAltText, checkMedia } from "./pictures";
import { textsOf, type Text } from "./roles";
import { checkPairs } from "./pairs";
import type { BodyContext } from "./body-context";

/** Everything that the texts of a YAML file can refer to. */
export interface FieldContext extends Pick<BodyContext, "facts" | "figures" | "files" | "speller"> {
  /** Whether names in braces were already checked. */
  factsAreResolved?: boolean;
  /** Whether the texts define facts, which they therefore cannot name. */
  ownFacts?: boolean;
  /** Whether a text may contain typed figures and other people's wording: where figures are defined, and in press titles. */
  figuresMayBeTyped(path: readonly (string | number)[]): boolean;
}

/** Checks the texts of a file beyond its schema: facts, figures, spelling and pictures. */
export function checkFields(schema: z.ZodType, yaml: YamlSource, context: FieldContext, findings: Findings) {
  for (const text of textsOf(schema, yaml.value)) {
    const range = yaml.rangeOf(text.path);
    if (!range) continue;
    const source = yaml.textOf(range);
    if (text.role === "media") checkMedia(text.value, range.start, context.files, findings, range);
    else {
      if (!context.factsAreResolved)
        checkFactsInText(source, range.start, context.facts, findings, ` in \`${text.path.join(".")}\``);
      if (text.role === "name") {
        checkPairs(source, range.start, findings);
        continue;
      }
      if (text.path.at(-1) === "alt") checkAltText(text.value, range.start, findings);
      checkComment(text, source, range, findings);
      const byOthers = context.figuresMayBeTyped(text.path);
      checkCopy(source, { start: range.start, quoted: true, byOthers, yaml: range }, context, findings);
    }
  }
}

/** `title: Part # 2` is read as "Part": in YAML a # after a space starts a comment. */
function checkComment(text: Text, source: string, range: Range, findings: Findings): void {
  if (/^["'|>]/.test(source)) return;
  const rest = /^[ \t]+#.*/.exec(findings.text.slice(range.end))?.[0];
  if (!rest) return;
  const { start } = range;
  const name = text.path.join(".");
  const whole = source + rest;
  const quoted = JSON.stringify(whole);
  findings.add(start, {
    message: `\`${name}\` ends at the #, so visitors read only "${text.value}"`,
    expected: `${name}: ${quoted}`,
    fix: "put the text in double quotes, or move the comment to its own line",
    repair: suggestedFix({ start, end: start + whole.length, text: quoted }),
  });
}
