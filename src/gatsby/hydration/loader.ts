// The only script in a page as sent, inline: no file is fetched for it. It waits for a reason to fetch the boot file:
// a part of the page that needs React (`data-react`, see page.ts) is touched, or the address asks for something.
// Meanwhile it loses nothing: see README.md. Every byte of it is in every page.
import type { Hydration } from "./page";

const heard = ["pointerdown", "keydown", "focusin", "click"] as const;
const { pathname, origin } = location;

/** Written after the build (src/gatsby/output/hydration-scripts.ts). */
const bootFile: string = "/boot.js";
const watchFile: string = "/watch.js";
// A module is fetched once, however often it is asked for.
const fetchBoot = () => void import(bootFile).catch(() => page.isWanted && page.release());

function wake(): void {
  if (page.isWanted) return;
  page.isWanted = true;
  page.start?.();
  fetchBoot();
}

function hear(event: Event): void {
  const part = (event.target as Element).closest?.<HTMLAnchorElement>("[data-react]");
  const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (part) wake();
  if (!page.isWanted || type === "focusin") return;
  // A press says where the visitor is now: what menus would have made of the ones before is past.
  if (type === "pointerdown") page.events = page.events.filter((earlier) => earlier.type === "click");
  if (type === "click") {
    // A link into another tab or window is the browser's own.
    if (part?.dataset.react !== "hold" || (part.href && (ctrlKey || metaKey || shiftKey))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  page.events.push(event);
}

/** The rules by which the browser fetches pages ahead, which the page holds ready (src/gatsby/page-scripts.tsx). */
function fetchAhead(): void {
  const rules = document.querySelector<HTMLTemplateElement>("[data-prefetch]");
  rules?.replaceWith(rules.content);
}

/** An earlier document's history entry has been gone back to: another page under this one's address. */
const leave = () => location.pathname !== pathname && location.reload();

const page: Hydration = {
  path: document.currentScript!.dataset["path"]!,
  events: [],
  isWanted: false,
  wake,
  release() {
    heard.forEach((type) => removeEventListener(type, hear, true));
    removeEventListener("popstate", leave);
    // Copies are not trusted: the browser follows a link or presses a button for them, and does nothing else again.
    for (const event of page.events.splice(0))
      event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  },
};
window.hydration = page;

heard.forEach((type) => addEventListener(type, hear, true));
addEventListener("popstate", leave);
addEventListener("hashchange", fetchBoot);
// Later than the page, whose first layout on a slow phone it would delay.
addEventListener("load", () => window.requestIdleCallback?.(fetchAhead));
const { referrer } = document;
if (location.hash || /[?&](utm_|g[abc])/.test(location.search) || (referrer && !referrer.startsWith(origin)))
  fetchBoot();

document.querySelectorAll<HTMLElement>("[data-react]").forEach(({ dataset: { react, year } }) => {
  if (react === "now") wake();
  if (year && year !== `${new Date().getFullYear()}`) void import(watchFile).catch(() => {});
});
