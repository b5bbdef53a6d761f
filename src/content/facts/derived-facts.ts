import { formatDate } from "../../site/dates";
import { amountFinanced } from "./amortization";
import type { Figures } from "./figures";
import { formatFigure } from "./format-figure";
import { wholeDollars } from "./money";
import type { Fact } from "./substitute";

/** "$150", "$300 to $475". */
const range = (amounts: readonly number[]): string => amounts.map(wholeDollars).join(" to ");

const isPositive = (value: unknown): value is number => typeof value === "number" && value > 0;

/**
 * The loans that each plan price repays at the lowest and the highest APR, to the nearest $100: "$150 a month repays about
 * $7,100 at 9.74% APR or about $5,200 at 23.74% APR, over 60 months" is `plan.eggFreezing.repays`.
 */
function planAmounts(figures: Figures): Fact[] {
  const rates = [figures["apr.min"], figures["apr.max"]];
  return Object.entries(figures).flatMap(([name, { value }]) => {
    const plan = /^(plan\.\w+)\.from$/.exec(name)?.[1];
    const term = figures[`${plan}.term`];
    const [months, payments] = [term?.value, [value].flat()];
    if (!isPositive(months) || !Number.isInteger(months) || !payments.every(isPositive)) return [];
    const repaid = rates.flatMap((apr) => {
      const rate = apr?.value;
      if (typeof rate !== "number") return [];
      const amounts = payments.map(
        (payment) => Math.round(amountFinanced(payment, rate, months) / 100) * 100,
      );
      return `about ${range(amounts)} at ${formatFigure(apr!)} APR`;
    });
    if (repaid.length < rates.length) return [];
    const text = `${range(payments)} a month repays ${repaid.join(" or ")}, over ${formatFigure(term!)}`;
    return [{ name: `${plan}.repays`, text }];
  });
}

/** The dates of the oldest medical review and of the next one that is due. */
function medicalReviews(figures: Figures): Fact[] {
  const medical = Object.values(figures).filter((figure) => figure.medical);
  const [oldest] = medical.map(({ reviewed }) => reviewed).sort();
  const [next] = medical.map((figure) => figure.medical!.next).sort();
  return oldest && next
    ? [
        { name: "medical.reviewed", text: formatDate(oldest) },
        { name: "medical.nextReview", text: formatDate(next) },
      ]
    : [];
}

/** Names of the facts that are derived from figures with these names, even if an invalid figure prevents that. */
export const derivedNames = (names: readonly string[]): string[] => [
  ...names.filter((name) => /^plan\.\w+\.from$/.test(name)).map((name) => name.replace(/from$/, "repays")),
  "medical.reviewed",
  "medical.nextReview",
];

/** Computes the facts that are derived from figures.yaml. */
export const derivedFacts = (figures: Figures): Fact[] => [
  ...planAmounts(figures),
  ...medicalReviews(figures),
];
