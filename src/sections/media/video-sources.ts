/** The three cuts of a film. */
export type Cut = "desktop" | "tablet" | "mobile";

/** Addresses of the cuts that exist. */
export type VideoFiles = Partial<Record<Cut, string>>;

/** By window width: above 1200 desktop, above 480 tablet, otherwise mobile (R260); 1200 is tablet and 480 mobile (C20). @param width px */
export function cutFor(width: number): Cut {
  if (width > 1200) return "desktop";
  return width > 480 ? "tablet" : "mobile";
}

/** What to try when a cut is missing or does not play: the nearest first, the lighter before the heavier. */
const order: Record<Cut, readonly Cut[]> = {
  desktop: ["desktop", "tablet", "mobile"],
  tablet: ["tablet", "mobile", "desktop"],
  mobile: ["mobile", "tablet", "desktop"],
};

/** The addresses to try, best first (R261). @param width the window's, px */
export function sourcesFor(width: number, files: VideoFiles): string[] {
  return order[cutFor(width)].flatMap((cut) => files[cut] ?? []);
}
