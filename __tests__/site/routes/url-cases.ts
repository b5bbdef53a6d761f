export const host = "https://app.wrenfield.example";

export const slugs = {
  faq: ["financing", "fertility", "egg-freezing", "ivf", "basics"],
  careers: ["software-engineer"],
};

/** Files every build has, by path. */
export const files = [
  ...["/index.html", "/404.html", "/robots.txt", "/sitemap.xml"],
  ...["/page-data/app-data.json", "/page-data/about/page-data.json"],
];

export interface UrlCase {
  /** The ids of docs/requirements.md, or the rule, that it proves. */
  readonly proves: string;
  /** The request target as sent; some are changed by a browser before it sends them: see `sentByBrowsers`. */
  readonly url: string;
  readonly kind: "page" | "file" | "redirect" | "appRedirect" | "notFound" | "badRequest";
  readonly status: number;
  readonly page?: string;
  /** The address to which it redirects. */
  readonly to?: string;
}

/** Whether a browser sends this URL unchanged: browsers resolve dots and replace backslashes themselves. */
export function sentByBrowsers({ url }: UrlCase): boolean {
  if (!url.startsWith("/") || /^\/[/\\]/.test(url)) return false;
  const parsed = new URL(url, "https://www.wrenfield.example");
  return parsed.pathname + parsed.search + parsed.hash === url;
}

/** Groups rows by what they prove. */
export function byRule(rows: readonly UrlCase[]): UrlCase[][] {
  const groups = new Map<string, UrlCase[]>();
  for (const row of rows) groups.set(row.proves, [...(groups.get(row.proves) ?? []), row]);
  return [...groups.values()];
}

/** Space-separated URLs, by what they have in common. */
type Urls = Readonly<Record<string, string>>;

const casesOf = (urls: Urls, make: (url: string, common: string) => UrlCase): UrlCase[] =>
  Object.entries(urls).flatMap(([common, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((url) => make(url, common)),
  );

/** @param urls by the page that they show */
export const shows = (proves: string, urls: Urls) =>
  casesOf(urls, (url, page) => ({ proves, url, kind: "page", status: 200, page }));

/** @param urls by where they redirect to */
export const moves = (proves: string, status: 301 | 302, urls: Urls) =>
  casesOf(urls, (url, to) => ({ proves, url, kind: "redirect", status, to }));

const toApp = (proves: string, url: string, path: string): UrlCase => {
  return { proves, url, kind: "appRedirect", status: 302, to: host + path };
};

/** Redirects to the same path and query on {host}. @param urls by what they prove */
export const redirectsToApp = (urls: Urls) => casesOf(urls, (url, proves) => toApp(proves, url, url));

/** @param urls by the path on {host} to which they redirect */
export const redirectsToAppPath = (proves: string, urls: Urls) =>
  casesOf(urls, (url, path) => toApp(proves, url, path));

/** @returns a function whose URLs are grouped by what they prove */
const withStatus = (kind: UrlCase["kind"], status: number) => (urls: Urls) =>
  casesOf(urls, (url, proves) => ({ proves, url, kind, status }));
export const isFile = withStatus("file", 200);
export const isMissing = withStatus("notFound", 404);
export const isMalformed = withStatus("badRequest", 400);
