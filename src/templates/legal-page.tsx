import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Band } from "../components/Band";
import { SearchBox } from "../sections/search/SearchBox";
import { PageHead } from "../layouts/PageHead";
import { CopyLinks } from "./legal/CopyLinks";
import { useOpenHashTarget } from "../layouts/useOpenHashTarget";
import { LegalText } from "./legal/LegalText";
import { TermsTabs, termsTabs } from "./legal/TermsTabs";
import { type } from "../design/type";
import type { TemplateProps } from "./template-props";

interface LegalPageContext {
  legalPage: string;
  /** `/terms` or `/tos` where the page is one of the Terms area's tabs; null elsewhere. */
  base: string | null;
}

const Title = styled.h1(type.h1, { marginBottom: 32 });

/** One or two legal documents: a tab of the Terms area, the privacy texts, or the ESIGN consent. */
export default function LegalPage({
  data,
  pageContext: { pagePath, legalPage, base },
}: TemplateProps<Queries.LegalPageQuery, LegalPageContext>) {
  useOpenHashTarget();
  const versions = `/${legalPage}/versions`;
  const documents = data.allLegalDocument.nodes;
  const tab = base ? termsTabs.find(({ id }) => pagePath === `${base}/${id}`) : undefined;
  const title = tab?.name ?? documents.map((document) => document.title).join(" and ");
  return (
    <>
      <PageHead
        pagePath={pagePath}
        canonicalPath={`/${legalPage}`}
        title={title}
        description={documents[0]!.seoDescription}
        keywords={[title, "terms", "legal", "fertility financing"]}
        type="article"
      />
      <Band>
        <Title>{title}</Title>
        {/* The consent has no controls, so that nothing looks like a form to consent with (R244). */}
        {legalPage !== "e-sign-act" && <SearchBox />}
        {base && <TermsTabs base={base} active={pagePath} />}
        {documents.map(({ name, summary, text, versions: all }) => (
          <LegalText
            key={name}
            text={text}
            name={name}
            summary={summary}
            versions={versions}
            hasOtherVersions={all.length > 1}
            showTitle={documents.length > 1 || text.title !== title}
          />
        ))}
        <CopyLinks />
      </Band>
    </>
  );
}

export const query = graphql`
  fragment DefinitionFields on GlossaryTerm {
    slug
    term
    expansion
    definition
    explained
  }
  fragment LegalKeyTermFields on LegalKeyTerm {
    id
    question
    answer
    clauses {
      id
      label
    }
  }
  query LegalPage($legalPage: String!) {
    allLegalDocument(filter: { page: { eq: $legalPage } }, sort: { order: ASC }) {
      nodes {
        name
        title
        summary
        seoDescription
        text {
          title
          dateKind
          date
          state
          until
          next
          html
          readingMinutes
          keyTerms {
            ...LegalKeyTermFields
          }
          terms {
            ...DefinitionFields
          }
          sections {
            id
            number
            title
            depth
          }
        }
        versions {
          slug
        }
      }
    }
  }
`;
