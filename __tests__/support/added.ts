import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { frontmatterOf } from "../../src/content/read/documents";

interface Addition {
  slug: string;
  notInSpecification?: boolean;
}

/**
 * The slugs of documents that writers have added to the specification's, and that say so (`notInSpecification: true`, C08,
 * R060). Tests of what the specification counts leave them out, and take any other addition for a mistake.
 */
export function addedSlugs(folder: "faq" | "careers" | "clinics"): string[] {
  const all = globSync(`content/${folder}/*.mdx`).map(
    (file) => frontmatterOf(readFileSync(file, "utf8"), file).value as Addition,
  );
  return all.filter(({ notInSpecification }) => notInSpecification).map(({ slug }) => slug);
}

/** The paths of clinics' pages that writers have added. Each shows a price, so its footer discloses the APR. */
export const addedClinics = addedSlugs("clinics").map((slug) => `/${slug}`);
