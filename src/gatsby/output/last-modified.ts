import { pathOf } from "../../site/routes";

type Nodes<Node> = Readonly<{ nodes: readonly Node[] }>;
type Version = Readonly<{ page: string; state: string; date: string; recorded: string; shown: boolean }>;

/** Dates of content as Gatsby's queries return them, as ISO 8601 days. */
export interface ContentDates {
  faq: Nodes<{ slug: string; questions: readonly { reviewed: string }[] }>;
  careers: Nodes<{ slug: string; datePosted: string }>;
  versions: Nodes<Version>;
  articles: Nodes<{ date: string }>;
  figures: Nodes<{ reviewed: string }>;
}

/**
 * Returns the day on which each page's content last changed, by path. Pages whose content states no date are left out,
 * because the date of a build would be no information for search engines.
 */
export function lastModified(content: ContentDates): Map<string, string> {
  const { faq, careers, versions, articles, figures } = content;
  const newest = new Map<string, string>();
  const add = (path: string, day: string) => {
    if (day > (newest.get(path) ?? "")) newest.set(path, day);
  };
  for (const { slug, questions } of faq.nodes)
    for (const { reviewed } of questions) add(`/faq/${slug}`, reviewed);
  for (const { slug, datePosted } of careers.nodes) {
    add(`/careers/${slug}`, datePosted);
    add(pathOf("careers"), datePosted);
  }
  for (const { page, state, date, recorded, shown } of versions.nodes) {
    const paths = shown ? [pathOf("legalVersions"), `/${page}`] : [pathOf("legalVersions")];
    // A text that was recorded earlier replaces the one before it on the day on which it takes effect.
    const days = state === "upcoming" ? [recorded] : [recorded, date];
    for (const path of paths) for (const day of days) add(path, day);
  }
  for (const { date } of articles.nodes) add(pathOf("press"), date);
  for (const { reviewed } of figures.nodes) add(pathOf("ourNumbers"), reviewed);
  return newest;
}
