import { escapeHtml } from "../../content/html";

/** An entry of a feed. */
export interface AtomEntry {
  /** A complete address that never changes. */
  readonly id: string;
  readonly title: string;
  /** A complete address. */
  readonly link: string;
  /** ISO 8601, a day. */
  readonly published: string;
  readonly updated: string;
  readonly summary: string;
  /** Markup. */
  readonly html?: string;
}

interface AtomFeed {
  readonly title: string;
  readonly author: string;
  /** The feed's own complete address. */
  readonly self: string;
  /** The complete address of the page with the same content. */
  readonly page: string;
  readonly entries: readonly AtomEntry[];
}

/** Noon in UTC is the same day in America; midnight would be the day before. */
const instant = (day: string) => `${day}T12:00:00Z`;

const entryXml = ({ id, title, link, published, updated, summary, html }: AtomEntry) =>
  [
    "  <entry>",
    `    <id>${escapeHtml(id)}</id>`,
    `    <title>${escapeHtml(title)}</title>`,
    `    <link href="${escapeHtml(link)}"/>`,
    `    <published>${instant(published)}</published>`,
    `    <updated>${instant(updated)}</updated>`,
    `    <summary>${escapeHtml(summary)}</summary>`,
    ...(html ? [`    <content type="html">${escapeHtml(html)}</content>`] : []),
    "  </entry>",
  ].join("\n");

/** Sorts the newest entry first, and those of one day by id, because Gatsby's order depends on earlier builds. */
const inOrder = (a: AtomEntry, b: AtomEntry) =>
  (a.updated === b.updated ? a.id < b.id : a.updated > b.updated) ? -1 : 1;

/** An Atom feed, the newest entry first. Source: RFC 4287. */
export function atomXml({ title, author, self, page, entries }: AtomFeed): string {
  const sorted = [...entries].sort(inOrder);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `  <id>${escapeHtml(self)}</id>`,
    `  <title>${escapeHtml(title)}</title>`,
    `  <updated>${instant(sorted[0]?.updated ?? "1970-01-01")}</updated>`,
    `  <author><name>${escapeHtml(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `  <link href="${escapeHtml(page)}"/>`,
    ...sorted.map(entryXml),
    "</feed>",
    "",
  ].join("\n");
}
