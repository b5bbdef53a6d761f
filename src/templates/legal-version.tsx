import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/Section";
import { type } from "../design/type";
import { LegalText } from "../layouts/LegalText";
import { PageHead } from "../layouts/PageHead";
import { CopyLinks } from "../layouts/CopyLinks";
import { formatDate } from "../site/dates";

interface LegalVersionContext {
  pagePath: string;
  legalPage: string;
}

const Title = styled.h1(type.h1, { marginBottom: 32 });
const summaries: Readonly<Record<string, string>> = {
  upcoming: "This version is not in force yet.",
  earlier: "This version is no longer in force. It is kept as it was published.",
};

/** One version of a legal document that does not stand at the document's own address: earlier, or still to come. */
export default function LegalVersion({ data, pageContext }: PageProps<Queries.LegalVersionQuery, LegalVersionContext>) {
  const { pagePath, legalPage } = pageContext;
  const version = data.legalVersion;
  if (!version) return null;
  const { title, state, dateKind, date, until, html, sections } = version;
  return (
    <>
      <PageHead
        pagePath={pagePath}
        canonicalPath={`/${legalPage}`}
        title={`${title}, ${dateKind.toLowerCase()} ${formatDate(date)}`}
        description={`${title}, the version with the date ${formatDate(date)}. ${summaries[state] ?? ""}`}
        type="article"
        noIndex
      />
      <Section>
        <Title>{title}</Title>
        <LegalText {...{ title, state, dateKind, date, until, html, sections }} summary={summaries[state] ?? ""} showTitle={false} versions={`/${legalPage}/versions`} />
        <CopyLinks />
      </Section>
    </>
  );
}

export const query = graphql`
  query LegalVersion($id: String!) {
    legalVersion(id: { eq: $id }) {
      title
      state
      dateKind
      date
      until
      html
      sections {
        id
        number
        title
        depth
      }
    }
  }
`;
