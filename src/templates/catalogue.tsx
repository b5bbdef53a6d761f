import type { PageProps } from "gatsby";
import { Catalogue, type CatalogueProps } from "../tools/catalogue/Catalogue";
import { PageHead } from "../layouts/PageHead";
import { MediaProvider, toMedia } from "../sections/media/MediaContext";

/** From src/gatsby/catalogue.ts: this page has no query, because Gatsby would run it in every build. */
interface CatalogueContext extends Pick<CatalogueProps, "components">, Queries.PageMediaFragment {
  pagePath: string;
}

/** The catalogue of components. Created in develop only (src/gatsby/pages.ts), so nothing of it is ever published. */
export default function CataloguePage({ pageContext, children }: PageProps<object, CatalogueContext>) {
  const { pagePath, components } = pageContext;
  return (
    <MediaProvider media={toMedia(pageContext)}>
      <PageHead
        pagePath={pagePath}
        title="Catalogue"
        description="Every shared component in its states."
        noIndex
      />
      <Catalogue components={components}>{children}</Catalogue>
    </MediaProvider>
  );
}
