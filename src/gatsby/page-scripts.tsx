import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { notFoundPath } from "../site/special-pages";

/** src/gatsby/hydration/loader.ts, bundled (src/gatsby/webpack.ts). */
declare const LOADER_SCRIPT: string;
/** src/gatsby/page-tools.ts, bundled likewise. */
declare const PAGE_TOOLS_SCRIPT: string;
/** Of src/gatsby/hydration/moving-parts.ts, as a browser checks it. */
declare const MOVING_PARTS_INTEGRITY: string;

type Component = ReactElement<{ sliceId?: string; src?: string; name?: string }>;

/** The elements that Gatsby puts at the end of a page to start React at once: page path, chunk map, compilation hash, bundles. */
const startsReact = ({ key, props }: Component) =>
  key === "script-loader" ||
  key === "chunk-mapping" ||
  props.sliceId === "_gatsby-scripts" ||
  props.src !== undefined;

/**
 * Our pages, not the files among them. Fetched when a link is hovered or pressed; Chromium, others ignore it.
 * Held in a template until the page is there and the browser idle (src/gatsby/hydration/loader.ts): Chromium goes through a
 * page's links for it, which during the first layout was half of the blocked time that Lighthouse finds on a legal text.
 */
const prefetchRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" },
  ],
});

/**
 * The script element of moving-parts.ts, where a part of the page moves by itself.
 * @param html the page's body
 */
export function movingPartsScript(html: string): ReactElement[] {
  const moves = /data-hydrate="visible"(?! data-year)/.test(html);
  return moves
    ? [<script key="moving-parts" src="/moving-parts.js" integrity={MOVING_PARTS_INTEGRITY} defer />]
    : [];
}

/** The script of a page's search box and questions, where it has them. @param html the page's body */
export function pageToolsScript(html: string): ReactElement[] {
  return html.includes("data-search")
    ? [<script key="tools" dangerouslySetInnerHTML={{ __html: PAGE_TOOLS_SCRIPT }} />]
    : [];
}

/**
 * Puts the loader in the place of Gatsby's scripts, so that a page costs no script before there is a reason
 * (src/gatsby/hydration/README.md), and lets the browser fetch the next page ahead. The same two inline scripts are in every
 * page, so a content security policy needs two hashes for all. In develop Gatsby's own stay. Leaves out the styles and the
 * script of gatsby-plugin-image, whose component is not used (src/components/Picture.tsx), and Gatsby's version.
 * @throws when Gatsby's scripts are not where this version of Gatsby puts them
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
  // The page that is the response for a missing file is not hydrated: it would look for a page at the file's
  // address, find the one that leads visitors on, and ask the server for the file again, and again.
  const components = getPostBodyComponents() as Component[];
  const others = components.filter((component) => !startsReact(component));
  if (pathname === notFoundPath) return replacePostBodyComponents(others);
  if (others.length > components.length - 2)
    throw new Error("Gatsby puts its scripts into pages in another way now; see src/gatsby/page-scripts.tsx");
  replacePostBodyComponents([
    ...others,
    <script key="loader" data-path={pathname} dangerouslySetInnerHTML={{ __html: LOADER_SCRIPT }} />,
    <template key="prefetch" data-prefetch="">
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
    </template>,
  ]);
};
