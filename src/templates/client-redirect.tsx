import type { PageProps } from "gatsby";
import { Link } from "../components/Link";
import { Section } from "../components/Section";
import { PageHead } from "../layouts/PageHead";
import { useLeadOn } from "../layouts/useClientRedirect";
import NotFound from "./not-found";

/**
 * A neutral page for every address that is no page: on client navigation, and on hosts that cannot redirect, it sends
 * the visitor where the server would. Where a server has the route table, nobody is sent this page (design decision 4).
 */
export default function Elsewhere({ pageContext }: PageProps<object, { pagePath: string }>) {
  const isMissing = useLeadOn();
  if (isMissing) return <NotFound />;
  return (
    <>
      <PageHead
        pagePath={pageContext.pagePath}
        title="{company.name}"
        description="This address has moved."
        noIndex
      />
      <div data-react="now" />
      <noscript>
        <Section>
          <p>
            This address has moved. <Link to="/">Go to the start page</Link>
          </p>
        </Section>
      </noscript>
    </>
  );
}
