import { graphql, useStaticQuery } from "gatsby";

type Settings = NonNullable<NonNullable<Queries.SiteSettingsQuery["site"]>["siteMetadata"]>;

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
  // Every setting has a value, although Gatsby's types allow null.
  return site?.siteMetadata as { [Name in keyof Settings]: NonNullable<Settings[Name]> };
}
