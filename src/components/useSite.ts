import { graphql, useStaticQuery } from "gatsby";

/** Returns the site's settings at build time, from the environment (src/site/environment.ts). */
export function useSite() {
  const { site } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      site {
        siteMetadata {
          website
          app
          crowdInvesting
          investorLink
          builtInYear
        }
      }
    }
  `);
  return site!.siteMetadata!;
}
