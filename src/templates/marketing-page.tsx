import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import { PageHead } from "../layouts/PageHead";
import { useOpenHashTarget } from "../layouts/useOpenHashTarget";
import { MediaProvider, toMedia } from "../sections/media/MediaContext";
import { pageComponents, pageElements } from "../sections/registry";
import { organization, webSite } from "../layouts/structured-data";
import type { TemplateProps } from "./template-props";

/** A page that a writer composes from components. Its body comes from gatsby-plugin-mdx as `children`. */
export default function MarketingPage({
  data,
  pageContext,
  children,
}: TemplateProps<Queries.MarketingPageQuery>) {
  useOpenHashTarget();
  return (
    <MediaProvider media={toMedia(data)}>
      <PageHead
        pagePath={pageContext.pagePath}
        {...data.marketingPage!}
        jsonLd={pageContext.pagePath === "/" ? [organization, webSite] : []}
      />
      <MDXProvider components={{ ...pageComponents, ...pageElements } as never}>{children}</MDXProvider>
    </MediaProvider>
  );
}

/** The fragments are shared by all templates of composed pages: metadata, and the files that a body names (`$media`). */
export const query = graphql`
  fragment PageFields on MarketingPage {
    title
    description
    keywords
    type
  }
  fragment PageMedia on Query {
    vector: allFile(
      filter: { relativePath: { in: $media }, extension: { eq: "svg" } }
      sort: { relativePath: ASC }
    ) {
      nodes {
        relativePath
        publicURL
        isFamily
        svgSize {
          width
          height
        }
      }
    }
    raster: allFile(
      filter: { relativePath: { in: $media }, extension: { in: ["png", "jpg"] } }
      sort: { relativePath: ASC }
    ) {
      nodes {
        relativePath
        publicURL
        isFamily
        childImageSharp {
          gatsbyImageData(width: 640, layout: CONSTRAINED, placeholder: NONE)
        }
      }
    }
  }
  query MarketingPage($id: String!, $media: [String!]!) {
    marketingPage(id: { eq: $id }) {
      ...PageFields
    }
    ...PageMedia
  }
`;
