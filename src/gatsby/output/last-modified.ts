import { pathOf } from "../../site/routes";

/** Dates of content, as ISO 8601 days. */
export interface ContentDates {
  faq: readonly { slug: string; questions: readonly { reviewed: string }[] }[];
  careers: readonly { slug: string; datePosted: string }[];
  versions: readonly {
    page: string;
    recorded: string;
    shown: boolean;
    corrections: readonly { recorded: string }[];
  }[];
  articles: readonly { date: string }[];
  figures: readonly { reviewed: string }[];
}

/**
 * Returns the day on which each page's content last changed, by path. Pages whose content states no date are left out,
 * because the date of a build tells search engines nothing.
 */
export function lastModified(content: ContentDates): Map<string, string> {
  const { faq, careers, versions, articles, figures } = content;
  const newest = new Map<string, string>();
  const add = (path: string, day: string) => {
    if (day > (newest.get(path) ?? "")) newest.set(path, day);
  };
  for (const { slug, questions } of faq) for (const { reviewed } of questions) add(`/faq/${slug}`, reviewed);
  for (const { slug, datePosted } of careers) {
    add(`/careers/${slug}`, datePosted);
    add(pathOf("careers"), datePosted);
  }
  for (const { page, recorded, shown, corrections } of versions) {
    add(pathOf("legalVersions"), recorded);
    if (shown) [recorded, ...corrections.map((one) => one.recorded)].forEach((day) => add(`/${page}`, day));
  }
  for (const { date } of articles) add(pathOf("press"), date);
  for (const { reviewed } of figures) add(pathOf("ourNumbers"), reviewed);
  return newest;
}
