import contentRoutes from "./content-routes.generated.json";
import type { Disclosure, RedirectRoute, Route, SlugsRoute } from "./types";

/** The Terms area's tabs, in the order of display. */
export const TERMS_TABS = ["tou", "membership", "loans", "tech-services-agreement"] as const;

/** A page that also matches everything below it. */
const page = <Id extends string>(id: Id, path: string, ...disclosures: Disclosure[]) =>
  ({ id, path, match: "prefix", kind: "page", disclosures, inSitemap: true }) as const;
const exactPage = <Id extends string>(id: Id, path: string, ...disclosures: Disclosure[]) =>
  ({ ...page(id, path, ...disclosures), match: "exact" }) as const;
const slugs = <Id extends string>(id: Id, path: string, collection: SlugsRoute["collection"]) => {
  const unknown = path.replace("/:slug", "");
  return { id, path, match: "prefix", kind: "slugs", collection, unknown, inSitemap: true } as const;
};
/** The list of a legal page's versions, and a page for each version that is not the one at the page's own address. */
const versionsOf = <Id extends string>(id: Id, path: string) => [
  { ...slugs(`${id}Version`, `${path}/versions/:slug`, `versions:${path}`), inSitemap: false },
  { ...exactPage(`${id}Versions`, `${path}/versions`), inSitemap: false },
];
/** An alias. The rest of the path is dropped, the query is preserved. */
const alias = <Id extends string>(id: Id, path: string, to: string) =>
  ({ id, path, match: "prefix", kind: "redirect", to, status: 301 }) as const;
/** The Terms area under one of its two bases: a page per tab. Any other address redirects to the first tab. */
const terms = <Id extends string>(id: Id, path: string, inSitemap: boolean) => {
  const unknown = `${path}/${TERMS_TABS[0]}`;
  return [
    { ...slugs(`${id}Tab`, `${path}/:slug`, TERMS_TABS), unknown, inSitemap },
    { ...alias(id, path, unknown), status: 302 },
  ] as const;
};
const toApp = <Id extends string>(id: Id, path: string) =>
  ({ id, path, match: "prefix", kind: "appRedirect" }) as const;

/** Redirects from addresses that content once had (`was:`). First, so that no slug or prefix matches them. */
const moved = (contentRoutes.moved as readonly { from: string; to: string }[]).map(({ from, to }) =>
  alias(`was:${from}`, from, to),
);

/** Every clinic page shows a price, so its footer has the APR disclosure, except for one (C14 in docs/requirements.md). */
const clinics = contentRoutes.clinics.map((slug) =>
  slug === "mainlinefertility" ? page(slug, `/${slug}`) : page(slug, `/${slug}`, "apr"),
);

const rows = [
  exactPage("home", "/", "apr", "licenses"),
  page("about", "/about"),
  page("ivf", "/ivf", "apr"),
  page("eggFreezing", "/egg-freezing", "apr"),
  page("contact", "/contact"),
  ...versionsOf("tou", "/terms/tou"),
  ...versionsOf("membership", "/terms/membership"),
  ...versionsOf("loans", "/terms/loans"),
  ...versionsOf("techServicesAgreement", "/terms/tech-services-agreement"),
  // The same four texts under two bases; the canonical one, which the sitemap lists, is /terms.
  ...terms("terms", "/terms", true),
  ...terms("tos", "/tos", false),
  ...versionsOf("privacy", "/privacy"),
  page("privacy", "/privacy"),
  page("services", "/services"),
  page("press", "/press"),
  exactPage("careers", "/careers"),
  slugs("job", "/careers/:slug", "careers"),
  alias("financing", "/financing", "/ivf"),
  page("conciergeCare", "/concierge-care"),
  page("forClinics", "/for-clinics"),
  // Before the categories, which would match it.
  alias("faqEggFreezing", "/faq/eggFreezing", "/faq/egg-freezing"),
  exactPage("allQuestions", "/faq/all-questions"),
  slugs("faqCategory", "/faq/:slug", "faq"),
  exactPage("faq", "/faq"),
  ...versionsOf("eSignAct", "/e-sign-act"),
  page("eSignAct", "/e-sign-act"),
  page("ourNumbers", "/our-numbers"),
  page("clinicQuestions", "/clinic-questions"),
  page("glossary", "/glossary"),
  page("legalVersions", "/legal-versions"),
  // To the tab itself rather than /terms, which would be a second redirect.
  alias("tou", "/tou", "/terms/tou"),
  alias("starterKit", "/starter-kit", "/"),
  alias("clinicPage", "/clinic-page", "/for-clinics"),
  toApp("login", "/login"),
  toApp("getStarted", "/get-started"),
  toApp("forgotPassword", "/forgot-password"),
  toApp("verifyEmail", "/verify/email"),
  toApp("cosigner", "/cosigner"),
  toApp("checkout", "/checkout"),
  toApp("orders", "/orders"),
  toApp("assessment", "/ann/:assessmentId"),
  toApp("account", "/account"),
];

/**
 * Every path of the site, in first-match order. Pages, redirects, navigation, sitemap, the embedded server and the hosts'
 * configurations are all derived from this table; see docs/routing.md.
 */
export const table: readonly Route[] = [...moved, ...rows, ...clinics];

/** The name of a row, for code that refers to one. */
export type RouteId = (typeof rows)[number]["id"];

/** After the table and the real files: any other path redirects home. */
export const catchAll: RedirectRoute = { ...alias("catchAll", "/", "/"), status: 302 };
