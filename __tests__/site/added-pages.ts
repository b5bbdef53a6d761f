/**
 * R060: pages that the specification does not have, each added deliberately. A new clinic's page is recorded here, with
 * the disclosures that its row of src/site/routes/table.ts asks for: `{ path: "/harbor", disclosures: ["apr"] }`.
 */
export const addedPages: readonly { path: string; disclosures: readonly string[] }[] = [];
