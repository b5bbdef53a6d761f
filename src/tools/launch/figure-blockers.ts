import type { Figure } from "../../content/facts/figures";
import { formatFigure } from "../../content/facts/format-figure";
import type { Obstacle } from "./blocker";

/** `unsourced`, or a source that says itself that it is still to come. */
const noSource = /^unsourced$|\bto be added\b/i;

/**
 * Figures that may not go public as they are: no source, past their last day, or known to differ from arithmetic.
 * @param lineOf the line of figures.yaml on which a figure stands
 * @param today year-month-day; a figure holds through the day of its `expires`
 */
export function figureObstacles(
  figures: Readonly<Record<string, Figure>>,
  lineOf: (name: string) => number,
  today: string,
): Obstacle[] {
  return Object.entries(figures).flatMap(([name, figure]) => {
    const { source, expires, discrepancy } = figure;
    const add = (kind: Obstacle["kind"], what: string): Obstacle => ({
      kind,
      file: "content/facts/figures.yaml",
      line: lineOf(name),
      found: `${name}, ${formatFigure(figure)}: ${what}`,
    });
    return [
      ...(noSource.test(source) ? [add("unsourced", source)] : []),
      ...(expires && expires < today ? [add("lapsed", `held until ${expires}`)] : []),
      ...(discrepancy
        ? [add("discrepancy", `arithmetic gives ${discrepancy.computed} (${discrepancy.reference})`)]
        : []),
    ];
  });
}
