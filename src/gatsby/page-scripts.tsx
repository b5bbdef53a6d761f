import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { notFoundPath } from "../site/special-pages";

/** src/gatsby/hydration/loader.ts, bundled (src/gatsby/webpack.ts). */
declare const LOADER_SCRIPT: string;
/** src/gatsby/page-tools.ts, bundled likewise. */
declare const PAGE_TOOLS_SCRIPT: string;
/** The integrity value of src/gatsby/hydration/moving-parts.ts. */
declare const MOVING_PARTS_INTEGRITY: string;

type Component = ReactElement<{ sliceId?: string; src?: string; name?: string }>;

/** Whether an element is one of those with which Gatsby starts React: page path, chunk map, compilation hash, bundles. */
const startsReact = ({ key, props }: Component) =>
  key === "script-loader" ||
  key === "chunk-mapping" ||
  props.sliceId === "_gatsby-scripts" ||
  props.src !== undefined;

/**
 * Prefetches our pages, but not files, when a link is hovered or pressed. Browsers other than Chromium ignore the rules.
 * They wait in a template until the page has loaded and the browser is idle (src/gatsby/hydration/loader.ts): Chromium
 * scans all links for them, which during the first layout was half of a legal text's blocking time in Lighthouse.
 */
const prefetchRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" },
  ],
});

/** Returns the script of moving-parts.ts if a part of the page moves by itself. @param html the page's body */
export const movingPartsScript = (html: string): ReactElement[] =>
  /data-hydrate="visible"(?! data-year)/.test(html)
    ? [<script key="moving-parts" src="/moving-parts.js" integrity={MOVING_PARTS_INTEGRITY} defer />]
    : [];

/** Returns the script for the search box and questions if the page has a search box. @param html the page's body */
export const pageToolsScript = (html: string): ReactElement[] =>
  html.includes("data-search")
    ? [<script key="tools" dangerouslySetInnerHTML={{ __html: PAGE_TOOLS_SCRIPT }} />]
    : [];

/**
 * Replaces Gatsby's scripts with the loader, so that a page loads no script until it needs one
 * (src/gatsby/hydration/README.md), and adds the prefetch rules. Both are inline and the same in every page, so a content
 * security policy needs one hash for each. In develop Gatsby's scripts stay. Also removes the styles and the script
 * of gatsby-plugin-image, whose component is not used (src/components/Picture.tsx), and Gatsby's version.
 * @throws if Gatsby's scripts are not where this version of Gatsby puts them
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = getHeadComponents() as Component[];
  replaceHeadComponents(
    head.filter(({ key, props }) => !`${key}`.startsWith("gatsby-image-style") && props.name !== "generator"),
  );
  if (process.env.NODE_ENV !== "production") return;
  // The 404 page is not hydrated: Gatsby would look for a page at the missing file's address, and replace what the server
  // has sent by the catch-all page.
  const components = getPostBodyComponents() as Component[];
  const others = components.filter((component) => !startsReact(component));
  if (pathname === notFoundPath) return replacePostBodyComponents(others);
  if (others.length > components.length - 2)
    throw new Error("Gatsby's scripts were not found; update startsReact in src/gatsby/page-scripts.tsx");
  replacePostBodyComponents([
    ...others,
    <script key="loader" data-path={pathname} dangerouslySetInnerHTML={{ __html: LOADER_SCRIPT }} />,
    <template key="prefetch" data-prefetch="">
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
    </template>,
  ]);
};
