import type { PressArticle } from "../../content/schema/types/press-article";
import type { ReadersVersion } from "../../legal/versions/for-readers";
import { formatDate } from "../../site/dates";
import { legalFeed, pressFeed } from "../../site/feeds";
import { canonicalUrl } from "../../site/metadata";
import { pathOf } from "../../site/routes";
import { atomXml, type AtomEntry } from "./atom";

/** A version of a legal document. GraphQL type LegalVersion. */
export type FeedVersion = Pick<
  ReadersVersion,
  | "page"
  | "slug"
  | "title"
  | "state"
  | "dateKind"
  | "date"
  | "note"
  | "published"
  | "recorded"
  | "shown"
  | "changes"
> & { corrections: Pick<ReadersVersion["corrections"][number], "recorded" | "reason">[] };

/** A press article. GraphQL type PressArticle. */
export type FeedArticle = Pick<PressArticle, "title" | "outlet" | "date" | "link"> & { html: string };

interface Site {
  website: string;
  /** The company's name. */
  author: string;
}

/** A version's status on the day of the build, in words for readers. */
const status: Readonly<Record<ReadersVersion["state"], (date: string) => string>> = {
  upcoming: (date) => `Takes effect on ${formatDate(date)}. Until then the text before it applies.`,
  inForce: (date) => `In force, with the date ${formatDate(date)}.`,
  earlier: () => "No longer in force.",
};

/** A feed with the content of a page. @param page the page's path */
const feedXml = (feed: typeof legalFeed, page: string, entries: readonly AtomEntry[], site: Site) =>
  atomXml({
    title: `${site.author}: ${feed.title.toLowerCase()}`,
    author: site.author,
    self: canonicalUrl(site.website, feed.path),
    page: canonicalUrl(site.website, page),
    entries,
  });

/** The feed of legal changes: every version, from the day of its publication, which may be before it takes effect. */
export function legalFeedXml(versions: readonly FeedVersion[], site: Site): string {
  const { website } = site;
  const entries = versions.map(
    ({ page, slug, title, state, dateKind, date, corrections, shown, ...version }) => ({
      id: canonicalUrl(website, `/${page}/versions#${slug}`),
      title: `${title}, ${dateKind.toLowerCase()} ${formatDate(date)}${state === "upcoming" ? " (upcoming)" : ""}`,
      // Not the page of a shown version, which may begin with another document.
      link: canonicalUrl(website, `/${page}/versions${shown ? "#" : "/"}${slug}`),
      published: version.published,
      updated: version.recorded,
      summary: [
        status[state](date),
        version.note,
        ...corrections.map(
          ({ recorded: day, reason }) =>
            `Corrected on ${formatDate(day)} without a change of meaning: ${reason}`,
        ),
      ].join(" "),
      // Its references to other clauses are fragments of that page.
      html: version.changes.replaceAll('href="#', `href="${canonicalUrl(website, `/${page}/versions`)}#`),
    }),
  );
  return feedXml(legalFeed, pathOf("legalVersions"), entries, site);
}

/** The feed of press articles. @param outlets by key */
export function pressFeedXml(
  articles: readonly FeedArticle[],
  outlets: Readonly<Record<string, { name: string }>>,
  site: Site,
): string {
  const entries = articles.map(({ outlet, date, link, ...article }) => ({
    ...article,
    id: link,
    link,
    published: date,
    updated: date,
    summary: outlets[outlet]!.name,
  }));
  return feedXml(pressFeed, pathOf("press"), entries, site);
}
