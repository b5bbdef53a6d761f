import type { Findings } from "../../content/schema/findings";
import type { Range } from "../../content/read/yaml-source";
import type { BodyContext } from "./body-context";
import { checkFigures } from "./figures";
import { checkHouseStyle, type Place } from "./house-style";
import { checkSpelling } from "./spelling";

/**
 * Checks the words of a text: typed figures, house style, spelling.
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
  checkHouseStyle(source, place, context.ownFacts ? new Map() : context.facts, findings);
  checkSpelling(source, place.start, context.speller, findings);
}
