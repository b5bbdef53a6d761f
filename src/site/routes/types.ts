/** Parts that the footer adds on a page: the APR disclosure, the state licenses. */
export type Disclosure = "apr" | "licenses";

/** A collection whose entries are pages of their own. Slugs come from the content, never from the table. */
type Collection = "faq" | "careers" | VersionsCollection;

/** The earlier and upcoming versions of one legal page's documents, by that page's path. */
type VersionsCollection = `versions:${string}`;

/** The existing slugs, by collection; a legal page without other versions may be omitted. */
export type Slugs = Readonly<Record<"faq" | "careers", readonly string[]>> & {
  readonly [versions: VersionsCollection]: readonly string[] | undefined;
};

/** 301 (permanent) for an alias; 302 (found) for an address that may later get a page of its own. */
export type RedirectStatus = 301 | 302;

/** The paths that a row matches. Literal segments ignore ASCII case; `:name` matches any one segment. */
interface Pattern {
  readonly id: string;
  /** Canonical: lower case unless it is only matched, no trailing slash. */
  readonly path: string;
  /** `exact` matches only this path, `prefix` also everything below it, by whole segments. */
  readonly match: "exact" | "prefix";
}

/** One page, whose canonical path is the row's own. */
interface PageRoute extends Pattern {
  readonly kind: "page";
  /** Whether `/sitemap.xml` lists it. */
  readonly inSitemap: boolean;
  readonly disclosures: readonly Disclosure[];
}

/** One page per slug; the path ends in `/:slug`. An unknown slug goes to `unknown`. */
export interface SlugsRoute extends Pattern {
  readonly kind: "slugs";
  readonly inSitemap: boolean;
  /** The collection whose entries have the slugs, or the slugs themselves if content does not determine them. */
  readonly collection: Collection | readonly string[];
  readonly unknown: string;
}

export interface RedirectRoute extends Pattern {
  readonly kind: "redirect";
  readonly to: string;
  readonly status: RedirectStatus;
}

/** A path of the application: redirected to its origin. */
interface AppRedirectRoute extends Pattern {
  readonly kind: "appRedirect";
}

export type Route = PageRoute | SlugsRoute | RedirectRoute | AppRedirectRoute;

/** The site's response to one URL. */
export type RouteResult =
  | { readonly kind: "page"; readonly page: string; readonly status: 200 }
  | { readonly kind: "file"; readonly path: string; readonly status: 200 }
  | { readonly kind: "redirect"; readonly to: string; readonly status: RedirectStatus }
  | { readonly kind: "appRedirect"; readonly to: string; readonly status: 302 }
  | { readonly kind: "notFound"; readonly status: 404 }
  | { readonly kind: "badRequest"; readonly status: 400 };
