// The one file that a page fetches when there is a reason: what React is not needed for happens at once, and React is
// fetched where it is wanted. Written after the build (src/gatsby/output/hydration-scripts.ts), with what Gatsby would put into pages.
import { rememberAttribution } from "../../application/attribution/attribution";
import { openHashTarget } from "./hash-target";

/** What Gatsby's own inline scripts would tell the page, and the bundles it would load, in order. */
export interface Build {
  /** Of webpack's compilation: Gatsby reloads when page data is from another. */
  readonly hash: string;
  /** Files by chunk, for prefetching. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly scripts: readonly { readonly src: string; readonly integrity: string }[];
  /** This site's host name, whose parent domain shares the attribution cookie. */
  readonly host: string;
}

declare const BUILD: Build;

const page = window.hydration!;

/** Tells Emotion which styles the page has, as its own server rendering would. */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion="css"]')) {
    const ids = [...style.textContent!.matchAll(/\.css-(\w+)/g)].map(([, id]) => id);
    style.dataset["emotion"] = `css ${[...new Set(ids)].join(" ")}`;
  }
}

function start(): void {
  // Page data that does not come: the page stays as it was sent, and clicks that waited are the browser's.
  addEventListener("unhandledrejection", page.release, { once: true });
  nameStyles();
  Object.assign(window, {
    pagePath: page.path,
    ___webpackCompilationHash: BUILD.hash,
    ___chunkMapping: BUILD.chunks,
  });
  for (const { src, integrity } of BUILD.scripts) {
    const script = document.createElement("script");
    // In order, though each is fetched at once.
    script.async = false;
    script.integrity = integrity;
    script.onerror = page.release;
    script.src = src;
    document.head.append(script);
  }
}

rememberAttribution(window, BUILD.host);
openHashTarget();
addEventListener("hashchange", openHashTarget);
page.start = start;
if (page.isWanted) start();
