import type { Planted } from "./plant";
import { accessibility, delivery, search } from "./planted-delivery";
import { disclosures, legal } from "./planted-law";
import { addresses, facts, words } from "./planted-pages";

/** Every planted change but those that only a picture shows. */
export const plantedChanges: readonly Planted[] = [
  ...legal,
  ...disclosures,
  ...facts,
  ...addresses,
  ...words,
  ...search,
  ...accessibility,
  ...delivery,
];
