// Gatsby's server rendering API, all of it: gatsby-ssr.tsx exports these and nothing else.
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { onRenderBody as collectHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { teal } from "../design/color";
import { fontFaces, fontFiles } from "../design/fonts";
import { visibleTriggerScript } from "./page-scripts";
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
  ...head
}: ReplaceRendererArgs): void {
  // No vendor prefixes: every browser that has popovers and `<details name>` has the properties without.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = withoutStyleAttributes(
    renderToString(<CacheProvider value={cache}>{bodyComponent as JSX.Element}</CacheProvider>),
  );
  // In the same breath: Helmet keeps one state for the whole process, and Gatsby renders several pages at a time. As a
  // listed plugin this would run after a pause in which another page may have been rendered, and take that page's head.
  collectHelmet(head, { plugins: [] });
  const { styles } = extractCriticalToChunks(html);
  head.setHeadComponents(
    styles.map(({ key, ids, css }) => (
      // The ids are in the styles themselves: src/gatsby/hydration/boot.ts reads them there, and no page carries them twice.
      <style
        key={key + ids.join()}
        data-emotion={key === "css" ? key : `${key} ${ids.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  head.setHeadComponents(visibleTriggerScript(html));
  replaceBodyHTMLString(html);
}

/** What every page's head has beside its metadata. */
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
