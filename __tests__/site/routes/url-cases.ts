export const host = "https://app.wrenfield.example";

export const slugs = {
  faq: ["financing", "fertility", "egg-freezing", "ivf", "basics"],
  careers: ["software-engineer"],
};

/** Files every build has, by path. */
export const files = [
  "/index.html",
  "/404.html",
  "/robots.txt",
  "/sitemap.xml",
  "/page-data/app-data.json",
  "/page-data/about/page-data.json",
];

export interface UrlCase {
  /** The ids of docs/requirements.md or the rule that it proves. */
  readonly proves: string;
  /** The request target as sent; some are changed by a browser before it sends them: see `sentByBrowsers`. */
  readonly url: string;
  readonly kind: "page" | "file" | "redirect" | "appRedirect" | "notFound" | "badRequest";
  readonly status: number;
  readonly page?: string;
  readonly location?: string;
}

/** Whether a browser sends this URL as it stands: it resolves dots and turns backslashes itself. */
export function sentByBrowsers({ url }: UrlCase): boolean {
  if (!url.startsWith("/") || /^\/[/\\]/.test(url)) return false;
  const parsed = new URL(url, "https://www.wrenfield.example");
  return parsed.pathname + parsed.search + parsed.hash === url;
}

export function shows(proves: string, page: string, urls: readonly string[]): UrlCase[] {
  return urls.map((url) => ({ proves, url, kind: "page", status: 200, page }));
}

export function moves(
  proves: string,
  status: 301 | 302,
  pairs: readonly (readonly [url: string, location: string])[],
): UrlCase[] {
  return pairs.map(([url, location]) => ({ proves, url, kind: "redirect", status, location }));
}
/** To {host}: each URL unchanged, or with the path given after it. */
export function handsOver(
  proves: string,
  urls: readonly (string | readonly [url: string, path: string])[],
): UrlCase[] {
  return urls.map((entry) => {
    const [url, path] = typeof entry === "string" ? [entry, entry] : entry;
    return { proves, url, kind: "appRedirect", status: 302, location: host + path };
  });
}

export function isFile(proves: string, urls: readonly string[]): UrlCase[] {
  return urls.map((url) => ({ proves, url, kind: "file", status: 200 }));
}

export function isMissing(proves: string, urls: readonly string[]): UrlCase[] {
  return urls.map((url) => ({ proves, url, kind: "notFound", status: 404 }));
}

export function isMalformed(proves: string, urls: readonly string[]): UrlCase[] {
  return urls.map((url) => ({ proves, url, kind: "badRequest", status: 400 }));
}
