import {
  canonicalPages,
  createMatcher,
  createResolver,
  footerDisclosures,
  matchPathOf,
  redirectsOf,
  sitemapPages,
  table,
} from "../../../src/site/routes";
import { addedClinics, addedPages } from "../../support/added";
import { host, slugs } from "./url-table";

const resolve = createResolver({ slugs, host, hasFile: () => false });
const tabs = (base: string) =>
  ["tou", "membership", "loans", "tech-services-agreement"].map((tab) => `${base}/${tab}`);
/** The lists of versions, which are an addition to docs/requirements.md. */
const versions = [...tabs("/terms"), "/privacy", "/e-sign-act"].map((page) => `${page}/versions`);

describe("canonicalPages", () => {
  it("contains the required pages, all questions, the lists of versions, pages and clinics with `notInRequirements: true`, and no other page (R060)", () => {
    const others = `
      / /about /ivf /egg-freezing /contact /privacy /services /press /careers /careers/software-engineer
      /concierge-care /for-clinics /faq /mainlinefertility /conceptions /e-sign-act
      /faq/all-questions /legal-versions
    `.match(/\S+/g)!;
    const faq = slugs.faq.map((slug) => `/faq/${slug}`);
    const terms = [...tabs("/terms"), ...tabs("/tos")];
    const expected = new Set([...others, ...addedPages, ...addedClinics, ...faq, ...versions, ...terms]);
    expect(canonicalPages(slugs).sort()).toEqual([...expected].sort());
  });

  it("each path resolves to its own page", () => {
    for (const page of canonicalPages(slugs))
      expect(resolve(page)).toEqual({ kind: "page", page, status: 200 });
  });

  it("the terms tabs keep their order (R061)", () => {
    const pages = canonicalPages(slugs).filter((page) => page.startsWith("/terms/"));
    expect(pages.filter((page) => !page.endsWith("/versions"))).toEqual(tabs("/terms"));
  });
});

const known = { ...slugs, "versions:/terms/loans": ["loan-terms-2027-03-01"] };
const resolveKnown = createResolver({ slugs: known, host, hasFile: () => false });

it("a version of a legal text has a page under its document's address, which no sitemap lists; an unknown one redirects to the list", () => {
  const page = "/terms/loans/versions/loan-terms-2027-03-01";
  const list = { kind: "redirect", to: "/terms/tou/versions", status: 302 };
  expect(resolveKnown(page)).toMatchObject({ kind: "page", page });
  expect(resolveKnown("/terms/tou/versions/loan-terms-2027-03-01")).toEqual(list);
  expect(canonicalPages(known)).toContain(page);
  expect(sitemapPages(known).filter((page) => page.includes("/versions"))).toEqual([]);
});

it("sitemapPages lists canonical pages except the terms' second base and the lists of versions, and no redirects (R132, C06, C13)", () => {
  const listed = sitemapPages(slugs);
  expect(listed).toEqual(
    canonicalPages(slugs).filter((page) => !page.startsWith("/tos/") && !versions.includes(page)),
  );
  expect(listed).toEqual(expect.arrayContaining(["/conceptions", "/mainlinefertility"]));
});

describe("footerDisclosures", () => {
  it("has the APR disclosure on four pages (the fifth, /financing, redirects to one of them) (R107, R108, C14)", () => {
    const apr = canonicalPages(slugs).filter((page) => footerDisclosures(page).includes("apr"));
    expect(apr.sort()).toEqual(["/", "/conceptions", "/egg-freezing", "/ivf", ...addedClinics].sort());
  });

  it("has state licenses on the home page only (R109)", () => {
    const licenses = canonicalPages(slugs).filter((page) => footerDisclosures(page).includes("licenses"));
    expect(licenses).toEqual(["/"]);
  });

  it("has nothing for a path that is not a page", () => {
    expect(footerDisclosures("/financing")).toEqual([]);
    expect(footerDisclosures("/nope")).toEqual([]);
  });
});

describe("client match paths", () => {
  it("exist for every page except home, the careers list, the FAQ index, all questions and the lists of versions (R058)", () => {
    const exact = canonicalPages(slugs).filter((page) => !matchPathOf(page));
    expect(exact.sort()).toEqual(["/", "/careers", "/faq", "/faq/all-questions", ...versions].sort());
    expect(matchPathOf("/about")).toBe("/about/*");
    expect(matchPathOf("/terms/loans")).toBe("/terms/loans/*");
  });

  it("agree with the resolver: a path below a page resolves to it if and only if the page has a match path", () => {
    for (const page of canonicalPages(slugs)) {
      const below = resolve(`${page === "/" ? "" : page}/x/y`);
      expect(below.kind === "page" && below.page === page).toBe(matchPathOf(page) !== undefined);
    }
  });

  it("do not exist for a redirect, the app area or an unknown path", () => {
    expect(["/financing", "/login", "/nope"].map(matchPathOf)).toEqual([undefined, undefined, undefined]);
  });
});

it("redirectsOf agrees with the resolver (R046, R053, R054, R055, R065, R074)", () => {
  const expected = "/financing /tou /starter-kit /clinic-page /faq/eggFreezing /terms /tos".split(" ");
  expect(redirectsOf().map(({ from }) => from)).toEqual(expect.arrayContaining(expected));
  for (const { from, to, status } of redirectsOf())
    expect(resolve(from)).toEqual({ kind: "redirect", to, status });
});

describe("the table", () => {
  it("has unique ids and canonical paths: one leading slash, none at the end", () => {
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    for (const { path } of table) expect(path).toMatch(/^\/$|^(\/[A-Za-z:-]+)+$/);
  });

  it("has no row that can never match", () => {
    const match = createMatcher(table);
    for (const { id, path } of table) expect(match(path.split("/").filter(Boolean))?.id).toBe(id);
  });
});
