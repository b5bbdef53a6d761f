import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Link } from "../components/Link";
import { Band } from "../components/Band";
import { measure, touchTarget, type } from "../design/tokens";
import { PageHead } from "../layouts/PageHead";
import { pathOf } from "../site/routes";
import { FeedLink } from "./legal/FeedLink";
import { VersionList } from "./legal/VersionList";
import type { TemplateProps } from "./template-props";

const Title = styled.h1(type.h1, { marginBottom: 16 });
const Introduction = styled.p({ maxWidth: measure });
const Back = styled(Link)(touchTarget);

/** All versions of a legal page: in force, earlier, upcoming. */
export default function LegalVersions({
  data,
  pageContext: { pagePath, legalPage },
}: TemplateProps<Queries.LegalVersionsQuery, { legalPage: string }>) {
  const documents = data.allLegalDocument.nodes;
  const names = documents.map(({ title }) => title).join(" and ");
  return (
    <>
      <PageHead
        pagePath={pagePath}
        title={`Versions of ${names}`}
        description={`Which version of ${names} is in force, which came before, which is upcoming, and what changed between them.`}
        keywords={[names, "versions", "legal", "fertility financing"]}
        type="article"
        canonicalPath={pagePath}
        noIndex
      />
      <Band>
        <Title>Versions of {names}</Title>
        <Introduction>
          Which text is in force, which came before, and what changed.{" "}
          <Back to={`/${legalPage}`}>Back to the text in force</Back>, or{" "}
          <Back to={pathOf("legalVersions")}>all legal texts</Back>.
        </Introduction>
        <FeedLink />
        {documents.map((document, index) => (
          <VersionList
            key={document.name}
            {...document}
            page={`/${legalPage}`}
            at={index ? `#${document.name}` : ""}
          />
        ))}
      </Band>
    </>
  );
}

export const query = graphql`
  query LegalVersions($legalPage: String!) {
    allLegalDocument(filter: { page: { eq: $legalPage } }, sort: { order: ASC }) {
      nodes {
        name
        title
        versions {
          version
          slug
          title
          state
          dateKind
          date
          until
          note
          published
          corrections {
            recorded
            reason
            by
          }
          shown
          changes
        }
      }
    }
  }
`;
