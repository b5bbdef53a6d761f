import { Link } from "../components/Link";
import { Band } from "../components/Band";
import { PageHead } from "../layouts/PageHead";
import { useClientRedirect } from "../layouts/useClientRedirect";
import NotFound from "./not-found";
import type { TemplateProps } from "./template-props";

/**
 * The catch-all page. Redirects addresses that are not pages as the server would, on client navigation and on hosts
 * without redirect rules.
 */
export default function CatchAll({ pageContext }: TemplateProps) {
  const isMissing = useClientRedirect();
  if (isMissing) return <NotFound />;
  return (
    <>
      <PageHead
        pagePath={pageContext.pagePath}
        title="{company.name}"
        description="This address has moved."
        noIndex
      />
      <div data-hydrate="immediate" />
      <noscript>
        <Band>
          <p>
            This address has moved. <Link to="/">Go to the home page</Link>
          </p>
        </Band>
      </noscript>
    </>
  );
}
