import type { z } from "zod";
import { suggestWith } from "../../content/schema/did-you-mean";
import type { Range, YamlSource } from "../../content/read/yaml-source";
import { checkFactsInText } from "../../content/facts/unknown-fact";
import { checkFigures } from "./figures";
import { checkHouseStyle } from "./house-style";
import { suggestedFix, type Findings } from "../../content/schema/findings";
import { checkAltText } from "./markdown-slips";
import { missingMedia } from "./pictures";
import { textsOf, type Text } from "./roles";
import { checkSpelling } from "./spelling";
import type { BodyContext } from "./body-context";

/** Targets to which the texts of a YAML file may refer. */
export interface FieldContext extends Pick<BodyContext, "facts" | "figures" | "files" | "speller"> {
  icons: readonly string[];
  /** Whether names in braces have been looked up already. */
  factsAreResolved?: boolean;
  /** Whether these are the texts that facts are made of. */
  ownFacts?: boolean;
  /** Whether figures may be typed, and words be as others wrote them: only where they are declared, and in another outlet's own headline. */
  figuresMayBeTyped(path: readonly (string | number)[]): boolean;
}

/** Checks what a file's declaration cannot: facts, figures, spelling, pictures and icons of its texts. */
export function checkFields(
  schema: z.ZodType,
  yaml: YamlSource,
  context: FieldContext,
  findings: Findings,
): void {
  for (const text of textsOf(schema, yaml.value)) {
    const range = yaml.rangeOf(text.path);
    if (!range) continue;
    const source = yaml.textOf(range);
    if (text.role === "media") checkMedia(text, range, context, findings);
    else if (text.role === "icon") checkIcon(text, range, context.icons, findings);
    else {
      if (!context.factsAreResolved)
        checkFactsInText(source, range.start, context.facts, findings, ` in \`${text.path.join(".")}\``);
      if (text.role === "name") continue;
      if (text.path.at(-1) === "alt") checkAltText(text.value, range.start, { findings });
      checkComment(text, source, range, findings);
      const ofOthers = context.figuresMayBeTyped(text.path);
      if (!ofOthers) checkFigures(source, range.start, { context, findings }, { yaml: range });
      checkHouseStyle(
        source,
        { start: range.start, quoted: true, ofOthers },
        context.ownFacts ? new Map() : context.facts,
        findings,
      );
      checkSpelling(source, range.start, context.speller, findings);
    }
  }
}

/** `title: Part # 2` is read as "Part": in YAML a # after a space starts a comment. */
function checkComment(text: Text, source: string, range: Range, findings: Findings): void {
  if (/^["'|>]/.test(source)) return;
  const rest = /^[ \t]+#.*/.exec(findings.text.slice(range.end))?.[0];
  if (!rest) return;
  const whole = source + rest;
  findings.add(range.start, {
    message: `\`${text.path.join(".")}\` ends at the #, so visitors read only "${text.value}"`,
    expected: `${text.path.join(".")}: ${JSON.stringify(whole)}`,
    fix: "put the text in double quotes, or move the comment to a line of its own",
    repair: suggestedFix({
      start: range.start,
      end: range.start + whole.length,
      text: JSON.stringify(whole),
    }),
  });
}

function checkMedia({ value }: Text, range: Range, { files }: FieldContext, findings: Findings): void {
  const missing = missingMedia(value, files, range);
  if (missing) findings.add(range.start, missing);
}

function checkIcon({ value }: Text, range: Range, icons: readonly string[], findings: Findings): void {
  if (icons.includes(value)) return;
  findings.add(range.start, {
    message: `there is no icon \`${value}\``,
    expected: `one of ${icons.join(", ")}`,
    ...suggestWith(
      value,
      icons,
      "choose one of them; src/components/feature-icon-names.ts is the list",
      range,
    ),
  });
}
