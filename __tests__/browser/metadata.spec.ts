import sharp from "sharp";
import { globSync } from "tinyglobby";
import { addedClinics, addedPages, addedSlugs } from "../support/added";
import { sentHeadOf } from "./support/page-head";
import { routes, sitemapRoutes } from "./support/routes";
import { expect, test } from "./support/site";

const website = "https://www.wrenfield.example";

test("every page has title, addresses, description and picture (R254, R255, R256)", async ({ request }) => {
  const images = new Set<string>();
  for (const path of routes) {
    await test.step(path, () => {
      const { titles, canonical, meta } = sentHeadOf(path);
      const address = website + path;
      // The texts at /tos are those at /terms.
      expect(titles).toHaveLength(1);
      expect(titles[0]).toMatch(/Wrenfield/);
      expect(titles[0]!.length).toBeLessThanOrEqual(75);
      expect(canonical).toEqual([address.replace("/tos/", "/terms/")]);
      expect(meta["og:url"]).toEqual(canonical);
      expect(meta["og:title"]).toEqual(titles);
      expect(meta["description"]).toHaveLength(1);
      expect(meta["description"]![0]!.length).toBeGreaterThanOrEqual(50);
      expect(meta["description"]![0]!.length).toBeLessThanOrEqual(180);
      expect(meta["og:description"]).toEqual(meta["description"]);
      expect(meta["keywords"]).toEqual([expect.stringMatching(/\w+, \w+/)]);
      expect(meta["og:type"]).toEqual([expect.stringMatching(/^(website|article)$/)]);
      expect(meta["robots"]).toBeUndefined();
      for (const values of Object.values(meta))
        for (const value of values) expect(value).not.toMatch(/[{}]|undefined|null/);
      expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([["1200"], ["630"]]);
      images.add(meta["og:image"]![0]!);
    });
  }
  for (const image of images) {
    expect(new URL(image).origin).toBe(website);
    const response = await request.get(new URL(image).pathname);
    expect(response.headers()["content-type"]).toBe("image/png");
    expect(await sharp(await response.body()).metadata(), image).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  }
});

test("no two pages share a title or a description (R042, R047, R080, R081, R254)", () => {
  const heads = sitemapRoutes.map(sentHeadOf);
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta["description"]![0])).size).toBe(heads.length);
});

test("/sitemap.xml lists every page once, no redirect, and the dates of content; robots.txt names it (R132)", async ({
  request,
}) => {
  expect(new Set(sitemapRoutes).size).toBe(sitemapRoutes.length);
  const required = `
    / /about /ivf /egg-freezing /contact /privacy /services /press /careers /careers/software-engineer
    /terms/tou /terms/membership /terms/loans /terms/tech-services-agreement /concierge-care /for-clinics /e-sign-act
    /faq /faq/financing /faq/fertility /faq/egg-freezing /faq/ivf /faq/basics /mainlinefertility /conceptions
    /faq/all-questions /legal-versions
  `.match(/\S+/g)!;
  const added = [
    ...addedSlugs("faq").map((slug) => `/faq/${slug}`),
    ...addedSlugs("careers").map((slug) => `/careers/${slug}`),
    ...addedClinics,
    ...addedPages,
  ];
  expect([...sitemapRoutes].sort()).toEqual([...new Set([...required, ...added])].sort());
  for (const path of sitemapRoutes)
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/faq/ivf", "/terms/loans"])
    expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${website}/sitemap.xml`);
});

test("only the pages of the route table are built (R060)", () => {
  const isVersion = (path: string) => {
    const text = path.replace(/\/versions(\/[\w-]+)?$/, "");
    return text !== path && routes.includes(text);
  };
  // /catch-all is the page of hosts without redirect rules.
  const built = globSync("public/**/index.html").map(
    (file) => file.slice("public".length, -"/index.html".length) || "/",
  );
  expect(built.filter((path) => !isVersion(path)).sort()).toEqual([...routes, "/catch-all"].sort());
});
