import { factText } from "../content/facts/substitute";
import { useFacts } from "./FactsContext";
import type { FactName } from "../content/schema/component-shapes";

/**
 * One published fact, as text: `{apr.min}` in copy becomes `<Fact name="apr.min" />`, shown as "9.74%".
 * @throws when there is no such fact (the content check reports it earlier, with its location)
 * @inline
 * @example
 * Rates from <Fact name="apr.min" />, which is {apr.min}.
 */
export function Fact({ name }: { name: FactName }) {
  return <>{factText(name, useFacts())}</>;
}
