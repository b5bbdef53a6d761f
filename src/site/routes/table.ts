import type { RedirectRoute, Route } from "./types";

/** The Terms area's tabs, in the order they are shown (spec 2.1). */
export const TERMS_TABS = ["tou", "membership", "loans", "tech-services-agreement"] as const;

/** What was and what will be at a legal page's address: the list, and a page for each version that does not stand there now. */
const versionsOf = <Id extends string, Page extends string>(id: Id, page: Page) =>
  [
    {
      id: `${id}Version`,
      path: `${page}/versions/:slug`,
      match: "prefix",
      kind: "slugs",
      collection: `versions:${page}`,
      unknown: `${page}/versions`,
      inSitemap: false,
    },
    {
      id: `${id}Versions`,
      path: `${page}/versions`,
      match: "exact",
      kind: "page",
      disclosures: [],
      inSitemap: false,
    },
  ] as const;

/**
 * Every path the site knows, in first-match order: spec 2.1's rows, then the app area (routing.md 2).
 * Pages, redirects, navigation, sitemap, the embedded server and the hosts' configurations are all read from here.
 * Two rows stand higher than in the specification because a row above would answer for them:
 * the FAQ alias before the categories, the categories before the index.
 */
export const table = [
  { id: "home", path: "/", match: "exact", kind: "page", disclosures: ["apr", "licenses"], inSitemap: true },
  { id: "about", path: "/about", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  { id: "ivf", path: "/ivf", match: "prefix", kind: "page", disclosures: ["apr"], inSitemap: true },
  {
    id: "eggFreezing",
    path: "/egg-freezing",
    match: "prefix",
    kind: "page",
    disclosures: ["apr"],
    inSitemap: true,
  },
  { id: "contact", path: "/contact", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  ...versionsOf("tou", "/terms/tou"),
  ...versionsOf("membership", "/terms/membership"),
  ...versionsOf("loans", "/terms/loans"),
  ...versionsOf("techServicesAgreement", "/terms/tech-services-agreement"),
  // The same four texts under two bases, each page its own canonical; the sitemap lists one of them (routing.md 4).
  {
    id: "terms",
    path: "/terms",
    match: "prefix",
    kind: "tabs",
    tabs: TERMS_TABS,
    otherwise: "tou",
    inSitemap: true,
  },
  {
    id: "tos",
    path: "/tos",
    match: "prefix",
    kind: "tabs",
    tabs: TERMS_TABS,
    otherwise: "tou",
    inSitemap: false,
  },
  ...versionsOf("privacy", "/privacy"),
  { id: "privacy", path: "/privacy", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  { id: "services", path: "/services", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  { id: "press", path: "/press", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  { id: "careers", path: "/careers", match: "exact", kind: "page", disclosures: [], inSitemap: true },
  {
    id: "job",
    path: "/careers/:slug",
    match: "prefix",
    kind: "slugs",
    collection: "careers",
    unknown: "/careers",
    inSitemap: true,
  },
  { id: "financing", path: "/financing", match: "prefix", kind: "redirect", to: "/ivf", status: 301 },
  {
    id: "conciergeCare",
    path: "/concierge-care",
    match: "prefix",
    kind: "page",
    disclosures: [],
    inSitemap: true,
  },
  { id: "forClinics", path: "/for-clinics", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  {
    id: "faqEggFreezing",
    path: "/faq/eggFreezing",
    match: "prefix",
    kind: "redirect",
    to: "/faq/egg-freezing",
    status: 301,
  },
  {
    id: "faqCategory",
    path: "/faq/:slug",
    match: "prefix",
    kind: "slugs",
    collection: "faq",
    unknown: "/faq",
    inSitemap: true,
  },
  { id: "faq", path: "/faq", match: "exact", kind: "page", disclosures: [], inSitemap: true },
  {
    id: "mainlineFertility",
    path: "/mainlinefertility",
    match: "prefix",
    kind: "page",
    disclosures: [],
    inSitemap: true,
  },
  {
    id: "conceptions",
    path: "/conceptions",
    match: "prefix",
    kind: "page",
    disclosures: ["apr"],
    inSitemap: true,
  },
  ...versionsOf("eSignAct", "/e-sign-act"),
  { id: "eSignAct", path: "/e-sign-act", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  // Not in the specification: every published figure, for reviewers and readers.
  { id: "ourNumbers", path: "/our-numbers", match: "prefix", kind: "page", disclosures: [], inSitemap: true },
  // Straight to the tab, not by way of /terms: one hop.
  { id: "tou", path: "/tou", match: "prefix", kind: "redirect", to: "/terms/tou", status: 301 },
  { id: "starterKit", path: "/starter-kit", match: "prefix", kind: "redirect", to: "/", status: 301 },
  {
    id: "clinicPage",
    path: "/clinic-page",
    match: "prefix",
    kind: "redirect",
    to: "/for-clinics",
    status: 301,
  },

  { id: "login", path: "/login", match: "prefix", kind: "appRedirect" },
  { id: "getStarted", path: "/get-started", match: "prefix", kind: "appRedirect" },
  { id: "forgotPassword", path: "/forgot-password", match: "prefix", kind: "appRedirect" },
  { id: "verifyEmail", path: "/verify/email", match: "prefix", kind: "appRedirect" },
  { id: "cosigner", path: "/cosigner", match: "prefix", kind: "appRedirect" },
  { id: "checkout", path: "/checkout", match: "prefix", kind: "appRedirect" },
  { id: "orders", path: "/orders", match: "prefix", kind: "appRedirect" },
  { id: "assessment", path: "/ann/:assessmentId", match: "prefix", kind: "appRedirect" },
  { id: "account", path: "/account", match: "prefix", kind: "appRedirect" },
] as const satisfies readonly Route[];

/** The name of a row, for code that refers to one. */
export type RouteId = (typeof table)[number]["id"];

/** After the table and the real files: any other path goes home (spec 2.1, last row). */
export const catchAll = {
  id: "catchAll",
  path: "/",
  match: "prefix",
  kind: "redirect",
  to: "/",
  status: 302,
} as const satisfies RedirectRoute;
