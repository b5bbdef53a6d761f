import { createContext } from "react";

/** Context of a step, from the Steps around it. */
export interface Place {
  /** From 1. */
  number: number;
  /** The word before the number. */
  label: string;
  collapsible: boolean;
}

export const StepPlace = createContext<Place>({ number: 1, label: "", collapsible: false });
