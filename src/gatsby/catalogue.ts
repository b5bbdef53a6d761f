import GithubSlugger from "github-slugger";
import type { CreatePagesArgs } from "gatsby";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mediaIn } from "./media";
import { root } from "./check-context";

/** Every component for pages in its states, written as writers write. gatsby-config.ts sources it for the catalogue only. */
export const catalogueBody = "src/tools/catalogue/components.generated.mdx";

/** As PageMedia in src/templates/marketing-page.tsx: fragments of templates are not known here. */
const query = `#graphql
  query CatalogueMedia($media: [String!]!) {
    vector: allFile(filter: { relativePath: { in: $media }, extension: { eq: "svg" } }) {
      nodes { relativePath publicURL isFamily svgSize { width height } }
    }
    raster: allFile(filter: { relativePath: { in: $media }, extension: { in: ["png", "jpg"] } }) {
      nodes { relativePath publicURL isFamily childImageSharp { gatsbyImageData(width: 640, layout: CONSTRAINED, placeholder: NONE, formats: [AUTO, WEBP]) } }
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
 * @throws AggregateError when the query does not fit the schema
 */
export async function catalogue(
  graphql: CreatePagesArgs["graphql"],
  template: string,
): Promise<[component: string, context: object]> {
  const file = join(root, catalogueBody);
  const body = readFileSync(file, "utf8");
  const { data, errors } = await graphql<object>(query, { media: mediaIn(body) });
  if (errors) throw new AggregateError(errors, `The query of the catalogue's pictures failed: ${errors[0]}`);
  return [`${template}?__contentFilePath=${file}`, { ...data, components: componentsIn(body) }];
}
