// All Gatsby server rendering APIs that the site implements. gatsby-ssr.tsx exports these and nothing else.
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { onRenderBody as collectHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { fontFaces, fontFiles, hasOtherLetters, otherLetterFaces } from "../design/fonts";
import { movingPartsScript, pageToolsScript } from "./page-scripts";
import { shortenClassNames } from "./short-class-names";
import { withoutStyleAttributes } from "./style-attributes";

export { onPreRenderHTML } from "./page-scripts";
export { wrapPageElement } from "./wrap-page";

/**
 * Renders a page with the styles that it uses in its head, so that the first paint needs no other file.
 * Each page has its own Emotion cache, so that it gets no styles of other pages.
 */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setPostBodyComponents,
  ...head
}: ReplaceRendererArgs): void {
  // No vendor prefixes: browsers that support popovers and `<details name>` need none.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const rendered = withoutStyleAttributes(
    renderToString(<CacheProvider value={cache}>{bodyComponent as JSX.Element}</CacheProvider>),
  );
  // Without an await in between: Helmet has one state per process, and Gatsby renders several pages at a time. As a plugin
  // in gatsby-config.ts this would run after an await, and could collect the head of another page.
  collectHelmet(head, { plugins: [] });
  const chunks = extractCriticalToChunks(rendered).styles;
  const { html, styles } = shortenClassNames(
    rendered,
    chunks.map(({ css }) => css),
  );
  head.setHeadComponents(
    chunks.map(({ key, ids }, index) => (
      // Emotion finds the global styles by this attribute when it hydrates. It does not know the short names of the others.
      <style
        key={key + ids.join()}
        data-emotion={key === "css" ? undefined : `${key} ${ids.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: styles[index]! }}
      />
    )),
  );
  if (hasOtherLetters(html))
    head.setHeadComponents([
      <style key="other-letters" dangerouslySetInnerHTML={{ __html: otherLetterFaces }} />,
    ]);
  head.setHeadComponents(movingPartsScript(html));
  setPostBodyComponents(pageToolsScript(html));
  replaceBodyHTMLString(html);
}

/** Adds the fonts to a page's head. What all pages have in common is in src/html.tsx. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  setHeadComponents([
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    ...fontFiles.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ]);
}
