/** The three cuts of a film. */
export type Cut = "desktop" | "tablet" | "mobile";

/** URLs of the cuts that exist. */
export type VideoFiles = Partial<Record<Cut, string>>;

/** Above 1200 desktop, above 480 tablet, otherwise mobile. @param width of the window, px */
export function cutFor(width: number): Cut {
  if (width > 1200) return "desktop";
  return width > 480 ? "tablet" : "mobile";
}

/** The order in which to try cuts: the nearest first, smaller files before larger ones. */
const order: Record<Cut, readonly Cut[]> = {
  desktop: ["desktop", "tablet", "mobile"],
  tablet: ["tablet", "mobile", "desktop"],
  mobile: ["mobile", "tablet", "desktop"],
};

/** Source URLs to try, best first. @param width of the window, px */
export function sourcesFor(width: number, files: VideoFiles): string[] {
  return order[cutFor(width)].flatMap((cut) => files[cut] ?? []);
}
