import { useMemo } from "react";
import { useFacts } from "../../components/FactsContext";
import { factText, type Facts } from "../../content/facts/substitute";

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
function hundredthsIn(text: string, place: string): number {
  const [, number] = /^\D*(\d[\d,]*(?:\.\d+)?)\D*$/.exec(text) ?? [];
  if (!number) throw new Error(`There must be one number in ${place}; found "${text}"`);
  return Math.round(Number(number.replace(/,/g, "")) * 100);
}

/** The number of a fact, in hundredths: cents, or hundredths of a percent. @throws if it is not a single number */
export const factInHundredths = (name: string, facts: Facts): number =>
  hundredthsIn(factText(name, facts), `the fact \`${name}\``);

/** Reads the figures of an estimate from the facts. @param term such as "60 months" @throws if one is not a single number */
export function useEstimateFigures(term: string) {
  const facts = useFacts();
  return useMemo(() => {
    const figure = (name: string) => factInHundredths(name, facts);
    return {
      least: figure("loan.min"),
      most: figure("loan.max"),
      lowest: figure("apr.min"),
      highest: figure("apr.max"),
      /** The average rate of a credit card. */
      card: figure("creditCard.averageRate"),
      months: hundredthsIn(term, "the term of PaymentEstimate, such as the fact plan.ivf.term") / 100,
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
