import { carousel, hydration, keyboard } from "./behavior";
import { client } from "./client";
import { hosts, security } from "./delivery";
import type { Fault } from "./fault";
import { disclosures, legal } from "./law";
import { accessibility, wording } from "./pages";
import { routes } from "./routes";

/** Every planted fault. */
export const faults: readonly Fault[] = [
  ...routes,
  ...wording,
  ...disclosures,
  ...accessibility,
  ...security,
  ...hydration,
  ...keyboard,
  ...carousel,
  ...legal,
  ...client,
  ...hosts,
];
