import { createContext } from "react";

/** Names of the columns: option, rate, what to know. */
export type Headers = readonly [option: string, rate: string, notes: string];

/** On phones each value stands under its column's name. */
export const ComparisonHeaders = createContext<Headers>(["", "", ""]);
