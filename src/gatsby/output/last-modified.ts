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

const newest = (days: readonly string[]) => [...days].sort().at(-1);

/**
 * Returns the day on which each page's content last changed, by path. Pages whose content states no date are left out,
 * because the date of a build tells search engines nothing.
 */
export function lastModified({
  faq,
  careers,
  versions,
  articles,
  figures,
}: ContentDates): Map<string, string> {
  const shown = versions.filter((version) => version.shown);
  const recorded = (page: string) =>
    shown
      .filter((version) => version.page === page)
      .flatMap((version) => [
        version.recorded,
        ...version.corrections.map((correction) => correction.recorded),
      ]);
  const days: [string, string | undefined][] = [
    ...faq.map(({ slug, questions }): [string, string | undefined] => [
      `/faq/${slug}`,
      newest(questions.map(({ reviewed }) => reviewed)),
    ]),
    ...careers.map(({ slug, datePosted }): [string, string] => [`/careers/${slug}`, datePosted]),
    ...shown.map(({ page }): [string, string | undefined] => [`/${page}`, newest(recorded(page))]),
    [pathOf("legalVersions"), newest(versions.map((version) => version.recorded))],
    [pathOf("press"), newest(articles.map(({ date }) => date))],
    [pathOf("careers"), newest(careers.map(({ datePosted }) => datePosted))],
    [pathOf("ourNumbers"), newest(figures.map(({ reviewed }) => reviewed))],
  ];
  return new Map(days.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
