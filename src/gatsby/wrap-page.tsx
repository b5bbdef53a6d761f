import type { WrapPageElementNodeArgs } from "gatsby";
import { notFoundPath } from "../site/special-pages";
import { SiteLayout } from "../layouts/SiteLayout";

/** Puts every page into the site's layout; the layout itself stays while pages change. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) {
  // Gatsby's own 404 page, which only develop shows, has no context of ours.
  const { pagePath = notFoundPath } = props.pageContext as { pagePath?: string };
  return <SiteLayout pagePath={pagePath}>{element}</SiteLayout>;
}
