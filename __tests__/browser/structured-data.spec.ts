import { company, hrefOf } from "./support/facts";
import { headOf } from "./support/page-head";
import { routes } from "./support/routes";
import { expect, test, type Page } from "./support/site";

type Thing = Record<string, unknown> & { "@type": string };
const website = "https://www.wrenfield.example";

test.use({ javaScriptEnabled: false });

async function thingsOn(page: Page, path: string): Promise<Map<string, Thing>> {
  await page.goto(path);
  const things = (await headOf(page)).jsonLd.map((text) => JSON.parse(text) as Thing);
  for (const thing of things) expect(thing["@context"]).toBe("https://schema.org");
  const byType = new Map(things.map((thing) => [thing["@type"], thing]));
  expect(byType.size, "one of a kind").toBe(things.length);
  return byType;
}

test("Organization and WebSite on the home page (R254)", async ({ page, request }) => {
  const things = await thingsOn(page, "/");
  expect(things.get("Organization")).toMatchObject({
    name: company.name,
    legalName: company.legalName,
    url: `${website}/`,
    telephone: hrefOf("phone.support").replace("tel:", ""),
    sameAs: ["instagram", "facebook", "linkedin", "youtube"].map((network) => hrefOf(`social.${network}`)),
  });
  expect(things.get("WebSite")).toMatchObject({ name: company.name, url: `${website}/` });
  const logo = things.get("Organization")?.["logo"] as string;
  expect((await request.get(new URL(logo).pathname)).headers()["content-type"]).toMatch(/^image\//);
});

test("a BreadcrumbList wherever a page shows a breadcrumb, with the same steps (R071)", async ({ page }) => {
  let lists = 0;
  for (const path of routes) {
    const list = (await thingsOn(page, path)).get("BreadcrumbList");
    const shown = page.getByRole("navigation", { name: "Breadcrumb" });
    expect.soft((await shown.count()) > 0 ? list : "none needed", path).toBeTruthy();
    if (!list) continue;
    lists++;
    const items = list["itemListElement"] as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
    expect(items.at(-1)?.item).toBe(website + path);
    for (const { item } of items) expect(routes).toContain(new URL(item).pathname);
    if (await shown.count())
      await expect(shown.getByRole("listitem")).toHaveText(items.map(({ name }) => name));
  }
  expect(lists).toBeGreaterThanOrEqual(6);
});

test("a JobPosting with every field search engines require (R160)", async ({ page }) => {
  const posting = (await thingsOn(page, "/careers/software-engineer")).get("JobPosting");
  expect(posting).toMatchObject({
    title: "Software Engineer",
    datePosted: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: company.name },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "San Francisco",
        addressRegion: "CA",
        addressCountry: "US",
      },
    },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country" },
  });
  const description = posting?.["description"] as string;
  expect(description.length).toBeGreaterThan(1_000);
  expect(description).not.toMatch(/\{[a-z.]+\}/i);
});
