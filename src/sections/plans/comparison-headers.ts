import { createContext } from "react";

/** Names of the columns: option, rate, what to know. */
export type Headers = readonly [option: string, rate: string, notes: string];

/** On phones each value has its column's name above it. */
export const ComparisonHeaders = createContext<Headers>(["", "", ""]);
