import GithubSlugger from "github-slugger";
import type { CreatePagesArgs } from "gatsby";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mediaIn } from "./media";
import { root } from "./check-context";

/** Every component for pages in its states, written as writers write. gatsby-config.ts sources it in develop only. */
export const catalogueBody = "src/tools/catalogue/components.generated.mdx";

const query = `#graphql
  query CatalogueMedia($media: [String!]!) {
    vector: allFile(filter: { relativePath: { in: $media }, extension: { eq: "svg" } }) {
      nodes { relativePath publicURL svg }
    }
    raster: allFile(filter: { relativePath: { in: $media }, extension: { in: ["png", "jpg"] } }) {
      nodes { relativePath publicURL childImageSharp { gatsbyImageData(width: 640, layout: CONSTRAINED, placeholder: NONE, formats: [AUTO, WEBP]) } }
    }
  }
`;

/** The links at the top of the page: the `#` headings of its body, with the ids that remark-ids gives them. */
function componentsIn(body: string): { title: string; id: string }[] {
  const slugger = new GithubSlugger();
  return [...body.matchAll(/^# (.+)$/gm)].map((match) => ({ title: match[1]!, id: slugger.slug(match[1]!) }));
}

/**
 * The catalogue's component and context. Its pictures come in the context, not by a page query: Gatsby would read that
 * in every build, and complain of a query whose page does not exist.
 * @param template the file of src/templates that shows it
 */
export async function catalogue(
  graphql: CreatePagesArgs["graphql"],
  template: string,
): Promise<[component: string, context: object]> {
  const file = join(root, catalogueBody);
  const body = readFileSync(file, "utf8");
  const { data } = await graphql<object>(query, { media: mediaIn(body) });
  return [`${template}?__contentFilePath=${file}`, { ...data, components: componentsIn(body) }];
}
