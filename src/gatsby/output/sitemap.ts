import { escapeHtml } from "../../legal/text/escape-html";

/** A page of the sitemap. */
export interface SitemapEntry {
  /** A complete URL. */
  readonly address: string;
  /** ISO 8601, the day on which its content last changed; undefined where the content states none. */
  readonly changed?: string | undefined;
}

/** A sitemap of canonical addresses. Source: sitemaps.org protocol 0.9. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changed }) =>
      `  <url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Everything may be crawled; the sitemap lists the pages. Source: RFC 9309. @param website the site's origin */
export function robotsTxt(website: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;
}
