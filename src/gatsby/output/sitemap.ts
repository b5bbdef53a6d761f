import { escapeHtml } from "../../content/html";

/**
 * A sitemap of canonical addresses. Source: sitemaps.org protocol 0.9.
 * @param changed the day on which each page's content last changed, ISO 8601; undefined where the content states none
 */
export function sitemapXml(pages: readonly (readonly [address: string, changed?: string])[]): string {
  const urls = pages.map(
    ([address, changed]) =>
      `  <url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Everything may be crawled; the sitemap lists the pages. Source: RFC 9309. @param website the site's origin */
export const robotsTxt = (website: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;
