import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { frontmatterOf } from "../../src/content/read/documents";

interface Addition {
  slug: string;
  path: string;
  notInRequirements?: boolean;
}

const additionsIn = (folder: string): Addition[] =>
  globSync(`content/${folder}/*.mdx`)
    .map((file) => frontmatterOf(readFileSync(file, "utf8"), file).value as Addition)
    .filter(({ notInRequirements }) => notInRequirements);

/**
 * The slugs of documents that are not in docs/requirements.md and are marked as additions (`notInRequirements: true`).
 * Tests that count required documents leave them out and reject any other addition.
 */
export const addedSlugs = (folder: "faq" | "careers" | "clinics"): string[] =>
  additionsIn(folder).map(({ slug }) => slug);

/** The paths of added pages, in the same sense. */
export const addedPages = additionsIn("pages").map(({ path }) => path);

/** The paths of added clinic pages. Each shows a price, so its footer discloses the APR. */
export const addedClinics = addedSlugs("clinics").map((slug) => `/${slug}`);
