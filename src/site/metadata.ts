/** The size of every share image, px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The path of a page's share image: `/share/home.png`, `/share/faq-ivf.png`. */
export const shareImagePath = (pagePath: string): string =>
  `/share/${pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-")}.png`;

/**
 * Canonical and share address: the site's origin and the page's encoded path, without query or hash.
 * @param origin such as https://www.wrenfield.example
 * @param pagePath the page's own path, even if the visitor's address is longer
 */
export const canonicalUrl = (origin: string, pagePath: string): string => new URL(pagePath, origin).href;
