import { alerts } from "./alerts";
import { answers } from "./answers";
import { bodies } from "./bodies";
import type { Case } from "./case";
import { catalogue } from "./catalogue";
import { contention } from "./contention";
import { renewal } from "./renewal";
import { storage } from "./storage";
import { tokens } from "./tokens";

/** The case table: the same rows run in Node and in Chromium. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  tokens,
  renewal,
  catalogue,
  contention,
  answers,
  alerts,
  bodies,
  storage,
};
