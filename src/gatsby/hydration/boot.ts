// Fetched by the loader on demand. Does at once what needs no React, and fetches React when hydration is requested.
// Bundled after the build by src/gatsby/output/hydration-scripts.ts, which defines BUILD.
import { storeAttribution } from "../../application/attribution/attribution";
import { openHashTarget, targetOf } from "./hash-target";
import { endProgress, startProgress } from "./progress-line";

/** The data of Gatsby's own inline scripts, and the bundles in loading order. */
export interface Build {
  /** Webpack's compilation hash; Gatsby reloads the page when page data has a different one. */
  readonly hash: string;
  /** Files by chunk, for prefetching. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly scripts: readonly { readonly src: string; readonly integrity: string }[];
  /** The site's host name; the attribution cookie is shared across its parent domain. */
  readonly host: string;
}

declare const BUILD: Build;

const page = window.hydration!;
let hasStarted = false;
/** Whether a bundle, a chunk or page data could not be loaded after the start. */
let isBroken = false;

const fail = () => page.finish(true);

/** Reports the first failure: the page stays as built, and queued clicks return to the browser. */
function miss(): void {
  if (isBroken) return;
  isBroken = true;
  fail();
}

/** Gatsby does not catch what it cannot load. An error of something else, such as an extension, does not stop it. */
function failToRender({ reason }: PromiseRejectionEvent): void {
  if (/^(page resources|Loading chunk|We couldn't load) /.test(reason?.message)) miss();
  else fail();
}

/**
 * Fetches this file again: a deployment may have replaced the bundles. Forgets the chunks that webpack has registered, or
 * Gatsby would start twice.
 */
function restart(): void {
  Reflect.deleteProperty(window, "webpackChunkwrenfield_website");
  import(`/boot.js?${Date.now()}`).catch(fail);
}

/** Shows the progress line for a click that has waited too long for React, and selects what is replayed. */
function watchEvents(): void {
  const { finish } = page;
  const watch = setInterval(() => {
    const click = page.events.find(({ type }) => type === "click");
    if (click) startProgress(performance.now() - click.timeStamp);
  }, 100);
  page.finish = (hasFailed) => {
    clearInterval(watch);
    endProgress();
    // An error of a hydrated page is no failure of hydration.
    removeEventListener("unhandledrejection", failToRender);
    // Keys that a listener has used, such as those of the search box, are not repeated. The loader has prevented clicks.
    page.events = page.events.filter(({ type, defaultPrevented }) => type === "click" || !defaultPrevented);
    finish(hasFailed);
  };
}

function start(): void {
  if (isBroken) return restart();
  if (hasStarted) return fail();
  hasStarted = true;
  watchEvents();
  addEventListener("unhandledrejection", failToRender);
  Object.assign(window, {
    pagePath: page.path,
    ___webpackCompilationHash: BUILD.hash,
    ___chunkMapping: BUILD.chunks,
  });
  for (const bundle of BUILD.scripts) {
    const script = document.createElement("script");
    // Fetched in parallel, executed in order.
    script.async = false;
    script.onerror = miss;
    document.head.append(Object.assign(script, bundle));
  }
}

/**
 * Opens the answer that the hash names, or requests hydration for the field that it sets: `#amount=22000`.
 * @param isReturn whether the visitor has reloaded the page or gone back to it
 * @param hasScrolled whether they have scrolled since
 */
function applyHash(isReturn = false, hasScrolled = false): void {
  openHashTarget({ keepPosition: isReturn });
  const { hash } = location;
  if (!hash.includes("=") || !targetOf(hash)) return;
  if (!isReturn && !hasScrolled) targetOf(hash)!.scrollIntoView();
  page.request();
}

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
storeAttribution(window, BUILD.host);
// Not if this file was fetched for a link within the page.
const isLoaded = navigation?.name === location.href;
applyHash(isLoaded && navigation.type !== "navigate", isLoaded && scrollY > 0);
addEventListener("hashchange", () => applyHash());
// A link to the present hash causes no `hashchange`. After this event the browser still moves the focus.
addEventListener("popstate", () => page.isFinished || setTimeout(openHashTarget));
// The back/forward cache would show the drawer again that was opened before hydration and left through a link.
addEventListener("pagehide", () =>
  document.querySelector<HTMLElement>("[data-hydrate][popover]")?.hidePopover?.(),
);
page.start = start;
if (page.isRequested) start();
