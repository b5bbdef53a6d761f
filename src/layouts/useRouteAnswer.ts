import { graphql, useStaticQuery } from "gatsby";
import { useCallback } from "react";
import { createResolver, type Answer } from "../site/routes";
import { useSite } from "../components/useSite";

/** The route table's answer to a path and query, the same that the server gives. Routing.md, item 11. */
export function useRouteAnswer(): (pathAndQuery: string) => Answer {
  const { app } = useSite();
  const { faq, careers } = useStaticQuery<Queries.RouteSlugsQuery>(graphql`
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
    }
  `);
  return useCallback(
    (pathAndQuery) => {
      const slugs = { faq: faq.nodes.map(({ slug }) => slug), careers: careers.nodes.map(({ slug }) => slug) };
      return createResolver({ slugs, host: app, hasFile: () => false })(pathAndQuery);
    },
    [app, faq, careers],
  );
}
