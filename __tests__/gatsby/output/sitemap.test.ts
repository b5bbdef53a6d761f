import { robotsTxt, sitemapXml } from "../../../src/gatsby/output/sitemap";

it("sitemapXml lists the addresses in the sitemaps.org form, escaped (R132)", () => {
  const xml = sitemapXml([["https://a.example/", "2026-11-02"], ["https://a.example/x?a=1&b=<2"]]);
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  );
  expect([...xml.matchAll(/<url><loc>(.*?)<\/loc>.*<\/url>/g)].map(([, address]) => address)).toEqual([
    "https://a.example/",
    "https://a.example/x?a=1&amp;b=&lt;2",
  ]);
  expect([...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual(["2026-11-02"]);
  expect(xml.trim().endsWith("</urlset>")).toBe(true);
});

it("robotsTxt allows everything and names the sitemap (R132)", () => {
  expect(robotsTxt("https://a.example").split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    "Sitemap: https://a.example/sitemap.xml",
    "",
  ]);
});
