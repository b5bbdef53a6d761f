let hasTakenOver = false;

/** Whether React is about to take over a page as it was sent, and not to show another page, or one in develop. */
export const isTakingOver = (): boolean => window.hydration !== undefined && !hasTakenOver;

/** Gatsby's browser hook: React's first render stands, its effects have run. Links are its own from here on. */
export function onInitialClientRender(): void {
  hasTakenOver = true;
  // Gatsby's router fetches ahead by itself now, and less.
  document.querySelector('[data-prefetch], script[type="speculationrules"]')?.remove();
  // After the updates that effects have asked for, so that a click meets the page as it will be.
  requestAnimationFrame(() => setTimeout(() => window.hydration?.release()));
}
