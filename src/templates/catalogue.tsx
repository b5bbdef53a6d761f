import { Catalogue, type CatalogueProps } from "../tools/catalogue/Catalogue";
import { PageHead } from "../layouts/PageHead";
import { MediaProvider, toMedia } from "../sections/media/MediaContext";
import type { TemplateProps } from "./template-props";

/** From src/gatsby/catalogue.ts: this page has no query, because Gatsby would run it in every build. */
type CatalogueContext = Pick<CatalogueProps, "components"> & Queries.PageMediaFragment;

/** The catalogue of components. Created in develop only (src/gatsby/pages.ts), so nothing of it is ever published. */
export default function CataloguePage({ pageContext, children }: TemplateProps<object, CatalogueContext>) {
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
