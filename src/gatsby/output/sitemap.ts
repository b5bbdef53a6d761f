/** A sitemap of canonical addresses. Source: sitemaps.org protocol 0.9. @param addresses complete URLs */
export function sitemapXml(addresses: readonly string[]): string {
  const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const urls = addresses.map((address) => `  <url><loc>${escape(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Everything may be read; the sitemap says what there is. Source: RFC 9309. @param website the site's origin */
export function robotsTxt(website: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;
}
