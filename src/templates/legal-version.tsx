import styled from "@emotion/styled";
import { Band } from "../components/Band";
import { type } from "../design/type";
import { LegalText, type ShownText } from "./legal/LegalText";
import { PageHead } from "../layouts/PageHead";
import { CopyLinks } from "./legal/CopyLinks";
import { formatDate } from "../site/dates";
import type { TemplateProps } from "./template-props";

interface LegalVersionContext {
  legalPage: string;
  /** In the context, not queried: Gatsby warns about a query without pages, and most documents have no such version. */
  version: ShownText;
}

const Title = styled.h1(type.h1, { marginBottom: 32 });
const summaries: Readonly<Record<string, string>> = {
  upcoming: "This version is not in force yet.",
  earlier: "This version is no longer in force. It is kept as it was published.",
};

/** An earlier or upcoming version of a legal document. */
export default function LegalVersion({ pageContext }: TemplateProps<unknown, LegalVersionContext>) {
  const { pagePath, legalPage, version } = pageContext;
  const { title, state, dateKind, date } = version;
  return (
    <>
      <PageHead
        pagePath={pagePath}
        canonicalPath={`/${legalPage}`}
        title={`${title}, ${dateKind.toLowerCase()} ${formatDate(date)}`}
        description={`${title}, the version with the date ${formatDate(date)}. ${summaries[state] ?? ""}`}
        keywords={[title, formatDate(date), "legal", "fertility financing"]}
        type="article"
        noIndex
      />
      <Band>
        <Title>{title}</Title>
        <LegalText
          text={version}
          name={legalPage}
          summary={summaries[state] ?? ""}
          showTitle={false}
          versions={`/${legalPage}/versions`}
          hasOtherVersions
        />
        <CopyLinks />
      </Band>
    </>
  );
}
