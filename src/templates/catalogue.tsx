import type { PageProps } from "gatsby";
import { Catalogue } from "../catalogue/Catalogue";
import { PageHead } from "../layouts/PageHead";

/** The catalogue of components. Created in develop only (src/build/pages.ts), so nothing of it is ever published. */
export default function CataloguePage({ pageContext }: PageProps<object, { pagePath: string }>) {
  return (
    <>
      <PageHead pagePath={pageContext.pagePath} title="Catalogue" description="Every shared component in its states." noIndex />
      <Catalogue />
    </>
  );
}
