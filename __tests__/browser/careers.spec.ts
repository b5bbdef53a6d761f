import { plain } from "../../src/tools/disclosure/page/tree";
import { company, hrefOf } from "./support/facts";
import { expectTop } from "./support/layout";
import { expect, open, sizes, test } from "./support/site";

const title = "Software Engineer";
const place = "San Francisco or US Remote";
const apply = `${hrefOf("mail.careers")}?subject=Software%20Engineer`;

test("the careers page has a hero with a scroll link, an introduction, View Open Positions, logos and exactly one opening (R023, R153, R155, R156, R157, R164)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers");
  const main = page.getByRole("main");
  const hero = main.locator("section").first();
  const openings = main.locator("#openings").getByRole("link", { name: title });
  await expect(main.locator("section").nth(1).locator("p").first()).toContainText(/(\w+\W+){10}/);
  await expect(openings).toHaveCount(1);
  await expect(openings).toHaveAttribute("href", "/careers/software-engineer");
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(hero.locator('a[href="#openings"]')).toBeVisible();
    await expect(main.getByText("Featured on", { exact: true })).toBeVisible();
    const logos = main.getByRole("region", { name: "Featured on" }).getByRole("img");
    await expect(logos).not.toHaveCount(0);
    for (const logo of await logos.all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
    }
    await expect(openings).toContainText(place);
    await main.getByRole("link", { name: "View Open Positions", exact: true }).click();
    await expect(page).toHaveURL("/careers#openings");
    await expectTop(page.locator("#openings"), 100);
    const heading = await main.getByRole("heading", { name: "Open positions" }).boundingBox();
    expect(heading!.y, "covered by the header").toBeGreaterThan(198);
  }
});

test("a job page has title, location, body, a text about the company, an Apply link and a link back (R125, R158, R160, R161, R162, R163, R164)", async ({
  page,
}) => {
  await page.goto("/careers/software-engineer");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(plain((await main.textContent())!).length).toBeGreaterThan(2_000);
  await expect(main.getByRole("complementary")).toContainText(plain(company.about));
  for (const link of await main.getByRole("link", { name: /^Apply/ }).all())
    await expect(link).toHaveAttribute("href", apply);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expect(main.getByText(place, { exact: true })).toBeVisible();
    await expect(main.getByRole("heading", { name: `About ${company.name}` })).toBeVisible();
    await expect(main.getByRole("link", { name: "Apply", exact: true })).toBeVisible();
  }
  await main.getByRole("link", { name: "All open positions" }).click();
  await expect(page).toHaveURL("/careers");
});
