import { segmentsOf } from "./routes/path";

/** The Atom feed of changes of legal texts, including those that have not taken effect. */
export const legalFeed = { path: "/feeds/legal.xml", title: "Changes of legal texts" };
/** The Atom feed of articles about us. */
export const pressFeed = { path: "/feeds/press.xml", title: "Press articles" };

const legalAreas = ["terms", "tos", "privacy", "e-sign-act", "legal-versions"];

/** The feeds that a page names in its head. @param pagePath the page's own path */
export function feedsOf(pagePath: string) {
  const [area = ""] = segmentsOf(pagePath);
  if (area === "press") return [pressFeed];
  return legalAreas.includes(area) ? [legalFeed] : [];
}
