import type { Findings } from "../../content/schema/diagnostic";
import type { Range } from "../../content/read/yaml-source";
import type { BodyContext } from "./body-context";
import { checkWrittenDates } from "./dates";
import { checkFigures } from "./figures";
import { checkHouseStyle, type Place } from "./house-style";
import { checkBareNames } from "./markdown-mistakes";
import { checkPairs } from "./pairs";
import { checkSpelling } from "./spelling";

/** Markdown and HTML. An attribute, unlike YAML, may contain a character reference, such as `&quot;`. */
const markup = /\*\*|__|\*[^\s*][^*]*\*|<\/?[a-z][^<>]*>|\]\(/i;
const markupInYaml = RegExp(`${markup.source}|&#?\\w+;`, "i");

/** A brace that is not part of `{name}`. An unclosed `{name` is reported with the mistakes of facts. */
const oddBrace = /\{(?!\s*[A-Za-z][\w.-]*\s*(?:\}|[^\w.\s-]|$))[^{}]*\}?|(?<!\{\s*[A-Za-z][\w.-]*\s*)\}/;

/**
 * Checks the words of a text: typed figures, house style, dates, spelling, pairs of signs, and markup where it is shown as typed.
 * @param source the words as written in the file
 * @param place.yaml the range of `source` if it is a YAML value
 */
export function checkCopy(
  source: string,
  place: Place & { yaml?: Range },
  context: Pick<BodyContext, "facts" | "figures" | "speller"> & { ownFacts?: boolean },
  findings: Findings,
): void {
  if (!place.byOthers) checkFigures(source, place, context, findings);
  // The values of facts do not name them.
  const facts = context.ownFacts ? new Map() : context.facts;
  checkHouseStyle(source, place, facts, findings);
  if (place.quoted) {
    const sign = (place.yaml ? markupInYaml : markup).exec(source);
    if (sign)
      findings.add(place.start + sign.index, {
        message: `visitors would see the ${sign[0]} of this text`,
        expected: "plain text: Markdown and HTML work only in the text of a page, between tags",
        fix: "delete it, or write the sign itself",
      });
    checkBareNames(source, place.start, facts, findings);
    checkPairs(source, place.start, findings);
    const brace = oddBrace.exec(source);
    if (brace)
      findings.add(place.start + brace.index, {
        message: `visitors would see the ${brace[0]} of this text`,
        expected: "the name of a fact between braces, such as {apr.min}",
        fix: "correct the name, or delete the braces",
      });
  }
  checkWrittenDates(source, place.start, findings);
  checkSpelling(source, place.start, context.speller, findings);
}
