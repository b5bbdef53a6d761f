import { graphql, useStaticQuery } from "gatsby";
import { useCallback } from "react";
import { createResolver, type Answer, type Slugs } from "../site/routes";
import { useSite } from "../components/useSite";

/** The route table's answer to a path and query, the same that the server gives. Routing.md, item 11. */
export function useRouteAnswer(): (pathAndQuery: string) => Answer {
  const { app } = useSite();
  const { faq, careers, versions } = useStaticQuery<Queries.RouteSlugsQuery>(graphql`
    query RouteSlugs {
      faq: allFaqCategory {
        nodes {
          slug
        }
      }
      careers: allJobPosting {
        nodes {
          slug
        }
      }
      versions: allLegalVersion(filter: { shown: { eq: false } }) {
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
