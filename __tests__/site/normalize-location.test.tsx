import { renderHook } from "@testing-library/react";
import { navigate } from "gatsby";
import { normalizedPathname, onClientEntry } from "../../src/site/normalize-location";
import { useClientRedirect, useRouteResolver } from "../../src/layouts/useClientRedirect";
import { answerSite, app } from "../support/jest/on-site";

describe("normalizedPathname (R058)", () => {
  it.each([
    ["/about", "/about", undefined],
    ["/about", "/about/", undefined],
    ["/about", "/About", "/about"],
    ["/about", "//about", "/about"],
    ["/about", "/ABOUT//Team/", "/about/Team"],
    ["/about", "/about/team", undefined],
    ["/about", "/about/Team%20A", undefined],
    ["/about", "/about/./team", "/about/team"],
    ["/faq/ivf", "/FAQ/ivf/x", "/faq/ivf/x"],
    ["/terms/loans", "/Terms/loans", "/terms/loans"],
    ["/", "/", undefined],
    ["/", "//", "/"],
    ["/", "/index.html", "/"],
    ["/careers", "/careers/index.html", "/careers"],
    ["/contact", "/contact/index.html", undefined],
    ["/faq/ivf", "/faq", undefined],
    ["/about", "/%zz", undefined],
  ])("on the page %s, the address %s becomes %j", (page, pathname, normalized) => {
    expect(normalizedPathname(page, pathname)).toBe(normalized);
  });

  it("returns a path that needs no change", () => {
    for (const pathname of ["/About", "//about", "/ABOUT//x y/"]) {
      const normalized = normalizedPathname("/about", encodeURI(pathname))!;
      expect(normalizedPathname("/about", normalized)).toBeUndefined();
    }
  });
});

describe("onClientEntry", () => {
  const visit = (address: string, pagePath?: string) => {
    window.history.replaceState(null, "", address);
    Object.assign(window, { pagePath });
    onClientEntry();
    return window.location.pathname + window.location.search + window.location.hash;
  };

  it("normalizes the address before a page is shown, keeps query and hash, and adds no history entry", () => {
    const { length } = window.history;
    expect(visit("/About/Team?a=1#b", "/about")).toBe("/about/Team?a=1#b");
    expect(window.history).toHaveLength(length);
  });

  it("encodes a hash that cannot be decoded, at which Gatsby would fail", () => {
    expect(visit("/faq#100%-of-9%", "/faq")).toBe("/faq#100%25-of-9%25");
    expect(visit("/faq#caf%C3%A9", "/faq")).toBe("/faq#caf%C3%A9");
    window.history.replaceState(null, "", "/faq?q=1#9%");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(window.location.href).toMatch(/\/faq\?q=1#9%25$/);
  });

  it.each([
    ["/about?a=1", "/about"],
    ["/Nothing", "/404.html"],
    ["/FAQ/ivf", "/catch-all"],
    ["/Nothing", undefined],
  ])("does not change %s on the page %s", (address, page) => expect(visit(address, page)).toBe(address));
});

it.each([
  ["/login?x=1", { kind: "appRedirect", to: `${app}/login?x=1` }],
  ["/faq/ivf", { kind: "page", page: "/faq/ivf" }],
  ["/careers/software-engineer", { kind: "page", page: "/careers/software-engineer" }],
  ["/TERMS/loans/versions/2020-01-31", { kind: "page", page: "/terms/loans/versions/2020-01-31" }],
  ["/missing.png", { kind: "notFound" }],
])("useRouteResolver knows slugs, versions and the app, but no files: %s (R115)", (path, expected) => {
  answerSite();
  expect(renderHook(() => useRouteResolver()).result.current(path)).toMatchObject(expected);
});

it.each([
  ["/financing?a=1#b", "/ivf?a=1#b"],
  ["/FAQ/ivf?a=1#pgt", "/faq/ivf?a=1#pgt"],
])("useClientRedirect redirects %s to %s, with query and hash", (address, to) => {
  answerSite();
  window.history.replaceState(null, "", address);
  renderHook(() => useClientRedirect());
  expect(navigate).toHaveBeenLastCalledWith(to, { replace: true });
});
