import type { EstimateFigures } from "../../../src/sections/estimate/figures";
import { readData } from "../../support/facts";

const published = readData("figures");
const hundredths = (name: string) => Math.round((published[name]!.value as number) * 100);

/** The figures of an estimate, read from the facts without src/sections/estimate/figures.ts. */
export const figures: EstimateFigures = {
  least: hundredths("loan.min"),
  most: hundredths("loan.max"),
  lowest: hundredths("apr.min"),
  highest: hundredths("apr.max"),
  card: hundredths("creditCard.averageRate"),
  months: published["plan.ivf.term"]!.value as number,
  amount: hundredths("example.loan"),
};
