import GithubSlugger from "github-slugger";
import type { CreatePagesArgs } from "gatsby";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mediaIn } from "./media";
import { root } from "./check-context";

/** MDX that shows every page component in its states (npm run generate). gatsby-config.ts sources it for the catalogue only. */
export const catalogueBody = "src/tools/catalogue/components.generated.mdx";

/** Same fields as PageMedia in src/templates/marketing-page.tsx; fragments of templates are not available here. */
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

/** Links at the top of the page: the body's `#` headings with the ids that remark-ids assigns. */
function componentsIn(body: string): { title: string; id: string }[] {
  const slugger = new GithubSlugger();
  return [...body.matchAll(/^# (.+)$/gm)].map(([, title = ""]) => ({ title, id: slugger.slug(title) }));
}

/**
 * Returns the catalogue's component and page context. The context contains its pictures, because Gatsby would process a
 * page query in every build and warn that its page does not exist.
 * @param template path of the page's template
 * @throws AggregateError if the query does not match the schema
 */
export async function catalogue(
  graphql: CreatePagesArgs["graphql"],
  template: string,
): Promise<[component: string, context: object]> {
  const file = join(root, catalogueBody);
  const body = readFileSync(file, "utf8");
  const { data, errors } = await graphql<object>(query, { media: mediaIn(body) });
  if (errors) throw new AggregateError(errors, `The query for the catalogue's pictures failed: ${errors[0]}`);
  return [`${template}?__contentFilePath=${file}`, { ...data, components: componentsIn(body) }];
}
