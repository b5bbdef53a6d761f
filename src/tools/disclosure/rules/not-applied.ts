import type { Citation } from "./rule";

const read = "2026-11-21";

/** Provisions that do not apply, listed so that nobody has to check again. */
export const notApplied: readonly Citation[] = [
  {
    law: "12 CFR 1026.24(f)",
    summary:
      "Rates and payments in advertisements for credit secured by a dwelling: our loans are not secured.",
    read,
  },
  { law: "12 CFR 1026.24(g)", summary: "Television and radio: a website is neither.", read },
  {
    law: "12 CFR 1026.24(i)",
    summary: "Prohibited acts in advertisements for credit secured by a dwelling: our loans are not secured.",
    read,
  },
  { law: "12 CFR 1026.16", summary: "Open-end credit: our loans are closed-end.", read },
];
