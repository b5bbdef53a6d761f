// All Gatsby browser APIs that the site implements. gatsby-browser.tsx exports these and nothing else.
import type { RouteUpdateArgs } from "gatsby";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { onClientEntry as normalizeLocation } from "../site/normalize-location";
import { keepTyped, restoreText } from "./hydration/original-page";
import { endProgress } from "./hydration/progress-line";
import { scrollWithoutTarget } from "./scroll";

export { shouldUpdateScroll } from "./scroll";
export { onInitialClientRender } from "./hydration/hydrated";
export { wrapPageElement } from "./wrap-page";

let startPath: string | undefined;

/** Runs before Gatsby reads the address. In develop it also shows content errors over the page. */
export function onClientEntry(): void {
  normalizeLocation();
  startPath = window.location.pathname;
  if (process.env.NODE_ENV === "development")
    void import("./develop/show-diagnostics").then(({ showDiagnostics }) => showDiagnostics());
}

/** Gatsby's browser hook after a page has been shown. */
export function onRouteUpdate(update: RouteUpdateArgs): void {
  endProgress();
  scrollWithoutTarget(update);
}

/** Gatsby's browser hook for the first render of a built page; in develop, Gatsby's own renderer is used. */
export function replaceHydrateFunction() {
  const path = window.hydration?.path;
  if (path === undefined) return undefined;
  return async (page: ReactNode, container: Element) => {
    await restoreText(container, path);
    // The visitor has gone back since then: the loader is reloading, and the router would find no page for this address.
    if (window.location.pathname !== startPath) return;
    hydrateRoot(container, page, { onRecoverableError: keepTyped(container) });
  };
}
