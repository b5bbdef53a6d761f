import { graphql, useStaticQuery } from "gatsby";
import { useCallback } from "react";
import { createResolver, type Resolve, type Slugs } from "../site/routes";
import { useSite } from "../components/useSite";

/** Returns the route table's resolver, the same that the server uses. */
export function useRouteResolver(): Resolve {
  const { app } = useSite();
  const { faq, careers, versions } = useStaticQuery<Queries.RouteSlugsQuery>(graphql`
    query RouteSlugs {
      faq: allFaqCategory(sort: { slug: ASC }) {
        nodes {
          slug
        }
      }
      careers: allJobPosting(sort: { slug: ASC }) {
        nodes {
          slug
        }
      }
      versions: allLegalVersion(filter: { shown: { eq: false } }, sort: [{ page: ASC }, { slug: ASC }]) {
        nodes {
          page
          slug
        }
      }
    }
  `);
  return useCallback(
    (pathAndQuery) => {
      const others = versions.nodes.map(({ page }) => [
        `versions:/${page}`,
        versions.nodes.filter((node) => node.page === page).map(({ slug }) => slug),
      ]);
      const slugs: Slugs = {
        faq: faq.nodes.map(({ slug }) => slug),
        careers: careers.nodes.map(({ slug }) => slug),
        ...Object.fromEntries(others),
      };
      return createResolver({ slugs, host: app, hasFile: () => false })(pathAndQuery);
    },
    [app, faq, careers, versions],
  );
}
