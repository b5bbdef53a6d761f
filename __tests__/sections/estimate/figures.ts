import type { EstimateFigures } from "../../../src/sections/estimate/figures";
import { facts } from "../plans/on-a-page";

const hundredths = (name: string) => Math.round(facts.get(name)!.value! * 100);

/** The figures of an estimate, read from the facts without src/sections/estimate/figures.ts. */
export const figures: EstimateFigures = {
  least: hundredths("loan.min"),
  most: hundredths("loan.max"),
  lowest: hundredths("apr.min"),
  highest: hundredths("apr.max"),
  card: hundredths("creditCard.averageRate"),
  months: facts.get("plan.ivf.term")!.value!,
  amount: hundredths("example.loan"),
};
