import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";

/**
 * The slugs of documents that writers have added to the specification's, and that say so (`notInSpecification: true`, C08,
 * R060). Tests of what the specification counts leave them out, and take any other addition for a mistake.
 */
export function addedSlugs(folder: "faq" | "careers" | "clinics"): string[] {
  const texts = globSync(`content/${folder}/*.mdx`).map((file) => readFileSync(file, "utf8").split("\n---\n")[0]!);
  return texts.filter((frontmatter) => /^notInSpecification: true$/m.test(frontmatter)).map((frontmatter) => /^slug: (.+)$/m.exec(frontmatter)![1]!);
}
