import { graphql } from "gatsby";
import { FiguresProvider } from "../sections/lists/PublishedFigures";
import MarketingPage from "./marketing-page";
import type { TemplateProps } from "./template-props";

/** /our-numbers: a page that a writer composes, with all published figures for <PublishedFigures />. */
export default function OurNumbers(props: TemplateProps<Queries.OurNumbersQuery>) {
  return (
    <FiguresProvider value={props.data.figures.nodes}>
      <MarketingPage {...props} />
    </FiguresProvider>
  );
}

export const query = graphql`
  query OurNumbers($id: String!, $media: [String!]!) {
    marketingPage(id: { eq: $id }) {
      ...PageFields
    }
    ...PageMedia
    figures: allPublishedFigure(sort: { order: ASC }) {
      nodes {
        name
        label
        text
        credit
        sample
        source {
          title
          publisher
          address
          date
        }
        reviewed
        nextReview
        reviewer
        expires
        pages {
          path
          title
        }
      }
    }
  }
`;
