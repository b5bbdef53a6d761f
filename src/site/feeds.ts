import { segmentsOf } from "./routes/path";

/** An Atom feed of the site. */
export interface Feed {
  readonly path: string;
  readonly title: string;
}

/** Changes of legal texts, including those that have not taken effect. */
export const legalFeed: Feed = { path: "/feeds/legal.xml", title: "Changes of legal texts" };
/** Articles about us. */
export const pressFeed: Feed = { path: "/feeds/press.xml", title: "Press articles" };

const legalAreas = ["terms", "tos", "privacy", "e-sign-act", "legal-versions"];

/** The feeds that a page names in its head. @param pagePath the page's own path */
export function feedsOf(pagePath: string): readonly Feed[] {
  const [area = ""] = segmentsOf(pagePath);
  if (area === "press") return [pressFeed];
  return legalAreas.includes(area) ? [legalFeed] : [];
}
