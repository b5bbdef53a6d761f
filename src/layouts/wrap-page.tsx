import type { WrapPageElementNodeArgs } from "gatsby";
import { SiteLayout } from "./SiteLayout";

/** Gatsby's own 404 page, which only develop shows, has no context of ours. */
const notFoundPath = "/404.html";

/** Puts every page into the site's layout; the layout itself stays while pages change. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) {
  const { pagePath = notFoundPath } = props.pageContext as { pagePath?: string };
  return <SiteLayout pagePath={pagePath}>{element}</SiteLayout>;
}
