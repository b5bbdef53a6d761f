import { expect, test } from "@playwright/test";
import { company, hrefOf } from "./support/facts";
import { sentHeadOf } from "./support/page-head";
import { breadcrumbOf, routes } from "./support/routes";

type Thing = Record<string, unknown> & { "@type": string };
const website = "https://www.wrenfield.example";

function thingsOn(path: string): Map<string, Thing> {
  const things = sentHeadOf(path).jsonLd.map((text) => JSON.parse(text) as Thing);
  for (const thing of things) expect(thing["@context"]).toBe("https://schema.org");
  const byType = new Map(things.map((thing) => [thing["@type"], thing]));
  expect(byType.size, "at most one of each type").toBe(things.length);
  return byType;
}

test("the home page has Organization and WebSite (R254)", async ({ request }) => {
  const things = thingsOn("/");
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

test("a page with a breadcrumb has a BreadcrumbList with the same steps (R071)", () => {
  let lists = 0;
  for (const path of routes) {
    const list = thingsOn(path).get("BreadcrumbList");
    const shown = breadcrumbOf(path);
    if (shown.length) expect.soft(list, path).toBeDefined();
    if (!list) continue;
    lists++;
    const items = list["itemListElement"] as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
    expect(items.at(-1)?.item).toBe(website + path);
    for (const { item } of items) expect(routes).toContain(new URL(item).pathname);
    if (shown.length) expect(shown).toEqual(items.map(({ name }) => name));
  }
  expect(lists).toBeGreaterThanOrEqual(6);
});

test("a job page has a JobPosting with every field that search engines require (R160)", () => {
  const posting = thingsOn("/careers/software-engineer").get("JobPosting");
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
    applicantLocationRequirements: { "@type": "Country", name: "US" },
  });
  const description = posting?.["description"] as string;
  expect(description.length).toBeGreaterThan(1_000);
  expect(description).not.toMatch(/\{[a-z.]+\}/i);
});
