import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/Section";
import { PageHead } from "../layouts/PageHead";
import { useOpenHashTarget } from "../layouts/useOpenHashTarget";
import { LegalText } from "../layouts/LegalText";
import { TermsTabs, termsTabs } from "../layouts/TermsTabs";
import { type } from "../design/type";

interface LegalPageContext {
  pagePath: string;
  /** `/terms` or `/tos` where the page is one of the Terms area's tabs; null elsewhere. */
  base: string | null;
}

const Title = styled.h1(type.h1, { marginBottom: 32 });

/** One or two legal documents: a tab of the Terms area, the privacy texts, or the ESIGN consent. Specification 2.1, 2.5. */
export default function LegalPage({ data, pageContext }: PageProps<Queries.LegalPageQuery, LegalPageContext>) {
  useOpenHashTarget();
  const { pagePath, base } = pageContext;
  const documents = data.allLegalDocument.nodes;
  const [first] = documents;
  if (!first) return null;
  const tab = base ? termsTabs.find(({ id }) => pagePath === `${base}/${id}`) : undefined;
  const title = tab?.name ?? documents.map((document) => document.title).join(" and ");
  return (
    <>
      <PageHead
        pagePath={pagePath}
        title={title}
        description={first.seoDescription}
        keywords={[title, "terms", "legal", "fertility financing"]}
        type="article"
      />
      <Section>
        <Title>{title}</Title>
        {base && <TermsTabs base={base} active={pagePath} />}
        {documents.map((document) => (
          <LegalText key={document.title} document={document} showTitle={documents.length > 1 || document.title !== title} />
        ))}
      </Section>
    </>
  );
}

export const query = graphql`
  query LegalPage($legalPage: String!) {
    allLegalDocument(filter: { page: { eq: $legalPage } }, sort: { order: ASC }) {
      nodes {
        title
        standing
        dateKind
        date
        summary
        seoDescription
        html
        sections {
          id
          number
          title
          depth
        }
      }
    }
  }
`;
