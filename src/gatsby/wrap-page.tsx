import type { WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import type * as Preview from "../layouts/PreviewBoundary";
import { notFoundPath } from "../site/special-pages";
import { SiteLayout } from "../layouts/SiteLayout";

/** In develop, renders a page with a content error again when the error is fixed. Not part of a build. */
function preview(element: ReactElement): ReactElement {
  if (process.env.NODE_ENV !== "development") return element;
  // A static import would be part of every page's script.
  // oxlint-disable-next-line typescript/no-require-imports
  const boundary = require("../layouts/PreviewBoundary") as typeof Preview;
  return <boundary.PreviewBoundary>{element}</boundary.PreviewBoundary>;
}

/** Wraps every page in the site's layout, which stays mounted when the page changes. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) {
  // Gatsby's own 404 page, which only develop shows, has no such context.
  const { pagePath = notFoundPath } = props.pageContext as { pagePath?: string };
  return <SiteLayout pagePath={pagePath}>{preview(element)}</SiteLayout>;
}
