import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Link } from "../components/Link";
import { Band } from "../components/Band";
import { column, fontSize, gray, purple, radius, surface, touchTarget, type } from "../design/tokens";
import { PageHead } from "../layouts/PageHead";
import { formatDate } from "../site/dates";
import { FeedLink } from "./legal/FeedLink";
import type { TemplateProps } from "./template-props";

const Title = styled.h1(type.h1, { marginBottom: 16 });
const List = styled.ul({ ...column, gap: 24, marginTop: 32, maxWidth: 820 });
const Card = styled.li({ ...surface, padding: "24px 24px 12px", "& a": { ...touchTarget, marginRight: 24 } });
const Name = styled.h2(type.h3);
const Upcoming = styled.p({
  marginTop: 8,
  padding: "8px 14px",
  borderRadius: radius.tile,
  background: purple[50],
  color: purple[700],
});
const Fine = styled.p({ fontSize: fontSize.small, color: gray[600] });

type Document = Queries.LegalOverviewQuery["allLegalDocument"]["nodes"][number];

/** The states of the version at a document's own address. It is upcoming if no version has taken effect. */
const states: Readonly<Record<string, string>> = {
  inForce: "In force",
  upcoming: "Not in force yet",
  earlier: "An earlier text, kept for those who agreed to it",
};

/** @param at the hash of a document that is not the first of its page */
function Summary({ title, page, versions, at }: Document & { at: string }) {
  const shown = versions.find((version) => version.shown);
  const upcoming = versions.filter((version) => version.state === "upcoming" && version !== shown);
  return (
    <Card>
      <Name>{title}</Name>
      {shown && (
        <p>
          {states[shown.state]}: {shown.dateKind.toLowerCase()}{" "}
          <time dateTime={shown.date}>{formatDate(shown.date)}</time>
        </p>
      )}
      {upcoming.map(({ slug, date, note }) => (
        <Upcoming key={slug}>
          From <time dateTime={date}>{formatDate(date)}</time>: {note}{" "}
          <Link to={`/${page}/versions/${slug}`}>Read the upcoming text</Link>
        </Upcoming>
      ))}
      <Fine>
        {versions.length === 1 ? "One version" : `${versions.length} versions`} since this list began on{" "}
        {formatDate(versions.at(-1)!.published)}.
      </Fine>
      <Link to={`/${page}${at}`}>
        Read the text<span className="visually-hidden"> of {title}</span>
      </Link>
      <Link to={`/${page}/versions`}>
        All versions<span className="visually-hidden"> of {title}</span>
      </Link>
    </Card>
  );
}

/** All legal documents with the text in force, upcoming changes and the number of versions. */
export default function LegalOverview({ data, pageContext }: TemplateProps<Queries.LegalOverviewQuery>) {
  return (
    <>
      <PageHead
        pagePath={pageContext.pagePath}
        title="Legal texts and their versions"
        description="Every legal text of {company.name} with the version in force, upcoming changes, and all earlier versions."
        keywords={["terms", "privacy", "versions", "legal changes"]}
      />
      <Band>
        <Title>Legal texts and their versions</Title>
        <p>Which text is in force, what will change, and what came before.</p>
        <FeedLink />
        <List role="list">
          {data.allLegalDocument.nodes.map((document, index, all) => (
            <Summary
              key={document.title}
              {...document}
              at={all[index - 1]?.page === document.page ? `#${document.name}` : ""}
            />
          ))}
        </List>
      </Band>
    </>
  );
}

export const query = graphql`
  query LegalOverview {
    allLegalDocument(sort: [{ page: ASC }, { order: ASC }]) {
      nodes {
        name
        title
        page
        versions {
          slug
          state
          dateKind
          date
          note
          published
          shown
        }
      }
    }
  }
`;
