import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import type { Facts } from "../content/facts/substitute";

/** The facts of content/facts, through Gatsby's data layer so that develop reloads them. */
export function useSiteFacts(): Facts {
  const { allFact } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      allFact {
        nodes {
          name
          text
          href
        }
      }
    }
  `);
  return useMemo(() => new Map(allFact.nodes.map((fact) => [fact.name, fact])), [allFact]);
}
