// Gatsby's server rendering API, all of it: gatsby-ssr.tsx exports these and nothing else.
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { onRenderBody as collectHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { teal } from "../design/color";
import { fontFaces, fontFiles, hasOtherLetters, otherLetterFaces } from "../design/fonts";
import { movingPartsScript, pageToolsScript } from "./page-scripts";
import { shortenClassNames } from "./short-class-names";
import { withoutStyleAttributes } from "./style-attributes";

export { onPreRenderHTML } from "./page-scripts";
export { wrapPageElement } from "./wrap-page";

/**
 * Renders a page with the styles it uses in its head, so that the first paint needs no other file.
 * One cache a page: a page carries its own styles and no other page's.
 */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setPostBodyComponents,
  ...head
}: ReplaceRendererArgs): void {
  // No vendor prefixes: every browser that has popovers and `<details name>` has the properties without.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const rendered = withoutStyleAttributes(
    renderToString(<CacheProvider value={cache}>{bodyComponent as JSX.Element}</CacheProvider>),
  );
  // In the same breath: Helmet keeps one state for the whole process, and Gatsby renders several pages at a time. As a
  // listed plugin this would run after a pause in which another page may have been rendered, and take that page's head.
  collectHelmet(head, { plugins: [] });
  const chunks = extractCriticalToChunks(rendered).styles;
  const { html, styles } = shortenClassNames(
    rendered,
    chunks.map(({ css }) => css),
  );
  head.setHeadComponents(
    chunks.map(({ key, ids }, index) => (
      // Emotion recognizes the global styles by their id when it hydrates. The others have names that it does not know.
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

/** The elements of every page's head in addition to its metadata. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  setHeadComponents([
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    ...fontFiles.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="theme" name="theme-color" content={teal[900]} />,
  ]);
}
