import { useMemo } from "react";
import { useFacts } from "../../components/FactsContext";
import { factText } from "../../content/facts/substitute";

/** The figures of an estimate. Money in cents, rates in hundredths of a percent per year, the term in months. */
export type EstimateFigures = Readonly<ReturnType<typeof useEstimateFigures>>;

/** The inputs of an estimate, which the visitor chooses. */
export interface Choice {
  /** Cents. */
  readonly amount: number;
  /** Hundredths of a percent per year. */
  readonly rate: number;
}

/** Amounts are offered in steps of $100. */
export const amountStep = 100_00;

/** The number in "9.74%", "$5,000" or "60 months", in hundredths. @throws if there is not exactly one */
function hundredthsIn(text: string, name: string): number {
  const [, number] = /^\D*(\d[\d,]*(?:\.\d+)?)\D*$/.exec(text) ?? [];
  if (!number) throw new Error(`PaymentEstimate needs one number in ${name}; found "${text}"`);
  return Math.round(Number(number.replace(/,/g, "")) * 100);
}

/** Reads the figures of an estimate from the facts. @param term such as "60 months" */
export function useEstimateFigures(term: string) {
  const facts = useFacts();
  return useMemo(() => {
    const figure = (name: string) => hundredthsIn(factText(name, facts), name);
    return {
      least: figure("loan.min"),
      most: figure("loan.max"),
      lowest: figure("apr.min"),
      highest: figure("apr.max"),
      /** The average rate of a credit card. */
      card: figure("creditCard.averageRate"),
      months: hundredthsIn(term, "term, such as the fact plan.ivf.term") / 100,
      /** The amount shown until the visitor chooses one: that of the published example. */
      amount: figure("example.loan"),
    };
  }, [facts, term]);
}

/** The initial choice. Its rate is the middle one, because no other is more likely for a visitor. */
export const defaultChoice = ({ amount, lowest, highest }: EstimateFigures): Choice => ({
  amount,
  rate: Math.round((lowest + highest) / 2),
});
