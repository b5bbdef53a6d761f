// Inline in every built page: each byte counts. Fetches the boot file when a part marked
// `data-hydrate` is used or the address requires a script. Until hydration it queues events: see README.md.
import { instantActions, showCalm, type InstantAction } from "../../site/instant-actions";
import type { Hydration } from "./page";

const types = ["pointerdown", "keydown", "focusin", "click"] as const;
const { pathname, href, origin } = location;

/** Written after the build by src/gatsby/output/hydration-scripts.ts. */
let bootFile = "/boot.js";
const movingPartsFile: string = "/moving-parts.js";
// A module is fetched once, however often it is imported. In Firefox also after a failure, unless its address changes.
function fetchBoot(): void {
  import(bootFile).catch(() => {
    bootFile += "?";
    page.finish(true);
  });
}

function request(): void {
  if (page.isRequested) return;
  page.isRequested = true;
  page.start?.();
  fetchBoot();
}

function handle(event: Event): void {
  const part = (event.target as Element).closest?.<HTMLAnchorElement>("[data-hydrate]");
  const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const instant = (event.target as Element).closest?.<HTMLElement>("[data-instant]");
  if (part) request();
  if (instant && type === "click") return instantActions[instant.dataset.instant as InstantAction](instant);
  if (!page.isRequested || page.isFinished || type === "focusin") return;
  // Menus act on the latest press and the keys after it: earlier ones are obsolete.
  if (type === "pointerdown") page.events = page.events.filter((earlier) => earlier.type === "click");
  if (type === "click") {
    // The browser opens links in another tab or window itself.
    if (part?.dataset.hydrate !== "replayed" || (part.href && (ctrlKey || metaKey || shiftKey))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  page.events.push(event);
}

/** Activates the speculation rules in a template of the page (src/gatsby/page-scripts.tsx). */
function activatePrefetch(): void {
  const rules = document.querySelector<HTMLTemplateElement>("[data-prefetch]");
  rules?.replaceWith(rules.content);
}

const page: Hydration = {
  path: document.currentScript!.dataset["path"]!,
  events: [],
  isRequested: false,
  request,
  finish(hasFailed) {
    page.isFinished = true;
    // Without React the loader remains responsible for instant controls.
    if (!hasFailed) types.forEach((type) => removeEventListener(type, handle, true));
    // Copies are untrusted: for them the browser follows a link or activates a button, but repeats nothing else.
    for (const event of page.events.splice(0))
      event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    // After a failure the next use of a part tries again.
    page.isRequested = page.isFinished = !hasFailed;
  },
};
window.hydration = page;

types.forEach((type) => addEventListener(type, handle, true));
addEventListener("hashchange", fetchBoot);
addEventListener("beforeprint", () => {
  document.querySelector("[data-today]")!.textContent = new Date().toDateString();
  // Before Chrome 131, Safari 18.4 and Firefox 143 styles cannot print what is closed (src/design/global.tsx).
  document
    .querySelectorAll<HTMLDetailsElement>("main details")
    .forEach((details) => (details.open ||= !CSS.supports("selector(::details-content)")));
});
// After load, because it would delay the first layout on a slow phone.
addEventListener("load", () => window.requestIdleCallback?.(activatePrefetch));
const { referrer } = document;
// A hash, or what may be a campaign or click id (src/application/attribution/attribution.ts).
if (/#.|\?.*(utm|g[abc])/.test(href) || (referrer && !referrer.startsWith(`${origin}/`))) fetchBoot();

// A router created this entry before a reload. It knows where a visitor who goes back left the entries before.
if (history.state?.key) request();

showCalm();
// Until React has hydrated: reloads on a history entry of another page, which an earlier document's router created.
addEventListener("popstate", () => page.isFinished || location.pathname === pathname || location.reload());
// Also from the back/forward cache and when another tab changes it, after src/site/instant-actions.ts has restored it.
addEventListener("pageshow", showCalm);
addEventListener("storage", showCalm);
document.querySelectorAll<HTMLElement>("[data-hydrate]").forEach(({ dataset: { hydrate, year } }) => {
  if (hydrate === "immediate") request();
  if (year && year !== `${new Date().getFullYear()}`) void import(movingPartsFile).catch(() => {});
});
