import { useEffect } from "react";
import { navigate, type PageProps } from "gatsby";
import { Link } from "../components/Link";
import { Section } from "../components/Section";
import { normalizedPathname } from "../layouts/normalize-location";
import { PageHead } from "../layouts/PageHead";
import { useRouteAnswer } from "../layouts/useRouteAnswer";

/**
 * A neutral page for every address that is no page: on client navigation, and on hosts that cannot redirect, it sends
 * the visitor where the server would. Where a server has the route table, nobody is sent this page (design decision 4).
 */
export default function Elsewhere({ pageContext }: PageProps<object, { pagePath: string }>) {
  const answerTo = useRouteAnswer();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const answer = answerTo(pathname + search);
    if (answer.kind === "redirect") void navigate(answer.to + hash, { replace: true });
    else if (answer.kind === "handOver") window.location.replace(answer.to + hash);
    else if (answer.kind === "page") {
      void navigate((normalizedPathname(answer.page, pathname) ?? answer.page) + search + hash, { replace: true });
    } else window.location.reload();
  }, [answerTo]);
  return (
    <>
      <PageHead pagePath={pageContext.pagePath} title="{company.name}" description="This address has moved." noIndex />
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
