import { followLatestNavigation } from "./latest-navigation";
import { watchNavigation } from "./progress-line";

let isHydrated = false;

/** Whether React's current render hydrates a built page, rather than showing another page or running in develop. */
export const isHydrating = (): boolean => window.hydration !== undefined && !isHydrated;

/** Gatsby's browser hook after the first render and its effects: ends the loader. */
export function onInitialClientRender(): void {
  isHydrated = true;
  // Gatsby saves the position at each scroll event, but the visitor may have scrolled before and never again.
  window.dispatchEvent(new Event("scroll"));
  // From here on Gatsby's router prefetches, and fetches less.
  document.querySelector('[data-prefetch], script[type="speculationrules"]')?.remove();
  watchNavigation();
  followLatestNavigation();
  // After the updates that effects have scheduled, so that a replayed click reaches the final page.
  requestAnimationFrame(() => setTimeout(() => window.hydration?.finish()));
}
