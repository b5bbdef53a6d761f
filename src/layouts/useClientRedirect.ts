import { graphql, navigate, useStaticQuery } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { useSite } from "../components/useSite";
import { isAtArrival, normalizedPathname } from "../site/normalize-location";
import { createResolver, type Resolve, type Slugs } from "../site/routes";

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
      const others: Record<string, string[]> = {};
      for (const { page, slug } of versions.nodes) (others[`versions:/${page}`] ??= []).push(slug);
      const slugs: Slugs = {
        faq: faq.nodes.map(({ slug }) => slug),
        careers: careers.nodes.map(({ slug }) => slug),
        ...others,
      };
      return createResolver({ slugs, host: app, hasFile: () => false })(pathAndQuery);
    },
    [app, faq, careers, versions],
  );
}

/**
 * Redirects in the browser as the server would. An address without page or redirect is loaded from the server, once.
 * @returns whether the address is missing: it has neither page nor redirect
 */
export function useClientRedirect(): boolean {
  const [isMissing, setMissing] = useState(false);
  const resolve = useRouteResolver();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const result = resolve(pathname + search);
    if (result.kind === "redirect") void navigate(result.to + hash, { replace: true });
    else if (result.kind === "appRedirect") window.location.replace(result.to + hash);
    else if (result.kind === "page") {
      void navigate((normalizedPathname(result.page, pathname) ?? result.page) + search + hash, {
        replace: true,
      });
    } else if (isAtArrival()) setMissing(true);
    else window.location.reload();
  }, [resolve]);
  return isMissing;
}
