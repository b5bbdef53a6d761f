import { graphql, useStaticQuery } from "gatsby";

/** The site's settings that pages need, from the environment (src/site/environment.ts). */
export interface Site {
  /** This site's origin. */
  website: string;
  /** {host}: the application's origin. */
  app: string;
  crowdInvesting: boolean;
  investorLink: boolean;
  /** The calendar year in which the site was built. */
  builtInYear: number;
}

/** Returns the site's settings at build time. */
export function useSite(): Site {
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
  return site?.siteMetadata as Site;
}
