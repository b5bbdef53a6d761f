import type { Figures } from "../../content/facts/figures";
import { formatFigure } from "../../content/facts/format-figure";
import type { Blocker } from "./blocker";

const file = "content/facts/figures.yaml";

/**
 * Finds figures that must not go public: samples, unconfirmed or lapsed ones, and those without a source, with an overdue
 * review, or with a recorded discrepancy.
 * @param today year-month-day; a figure is valid through the day of its `expires`, a review through its `next`
 */
export function figureBlockers(figures: Figures, lineOf: (name: string) => number, today: string): Blocker[] {
  return Object.entries(figures).flatMap(([name, figure]) => {
    const { source, sample, medical, expires, discrepancy } = figure;
    const found: Partial<Record<Blocker["kind"], string | false | undefined>> = {
      pending: source === "pending" && "source pending",
      unconfirmed: sample && name.endsWith(".term") && "unconfirmed term",
      sample: sample && !name.endsWith(".term") && "sample",
      review: medical && medical.next < today && `review was due on ${medical.next}`,
      lapsed: expires && expires < today && `valid until ${expires}`,
      discrepancy: discrepancy && `the computed value is ${discrepancy.computed} (${discrepancy.reference})`,
    };
    const shown = `${name}, ${formatFigure(figure)}`;
    return Object.entries(found).flatMap(([kind, words]): Blocker[] =>
      words ? [{ kind: kind as Blocker["kind"], file, line: lineOf(name), found: `${shown}: ${words}` }] : [],
    );
  });
}
