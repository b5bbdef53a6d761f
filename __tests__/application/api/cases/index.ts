import { alerts } from "./alerts";
import { bodies } from "./bodies";
import type { Case } from "./case";
import { contention } from "./contention";
import { refusedTokens } from "./refused-tokens";
import { refusedUsers } from "./refused-users";
import { renewal } from "./renewal";
import { responses } from "./responses";
import { storage } from "./storage";
import { tokens } from "./tokens";

/** The case table. The same rows run in Node and in Chromium. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  tokens,
  renewal,
  refusedTokens,
  refusedUsers,
  contention,
  responses,
  alerts,
  bodies,
  storage,
};
