import { expect, open, sizes, test } from "../support/site";
import { expectInOrder, expectLink, section } from "./sections";

const app = "https://app.wrenfield.example";

test("Home has its sections in order: hero, plans, benefits, navigation, rates, social, supporter, search; the hero's words and art do not overlap at any width; its actions link to the application and to the financing address, its five pictures to Instagram, and Invest is absent while its flag is off; every price has its APR and term in its card, and its asterisk links to a note there (R124, R131, R133, R134, R135, R136, R137, R138, R139, R140, R141, R142, R143, R145, R317, C02)", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Begin your fertility journey today, stress-free",
  );
  await expectInOrder(page, [
    "Begin your fertility journey today, stress-free",
    "What it costs, before anything else",
    "Fertility solutions that support every step of your journey",
    "Premium fertility navigation",
    "Attractive and competitive rates",
    "Follow us on Instagram",
    "Proud supporter of",
    "Your search stops here",
  ]);
  for (const [name, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    const words = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    const art = (await page.locator("main section").first().locator("img").first().boundingBox())!;
    const apart = words.x + words.width <= art.x || words.y + words.height <= art.y;
    expect(apart, name).toBe(true);
  }

  const main = page.locator("main");
  await expectLink(main, /^Get Started$/, `${app}/get-started`);
  await expectLink(main, "Talk to a Financial Specialist", "mailto:financing@wrenfield.example");
  await expectLink(section(page, "Your search stops here"), "Get Started", `${app}/get-started`);
  const social = section(page, "A gentler corner of Instagram");
  await expect(social.locator("img")).toHaveCount(5);
  await expectLink(social, "Follow us on Instagram", "https://instagram.example/wrenfield");
  await expectLink(main, "Open Arms Alliance", "https://open-arms-alliance.example/");
  await expect(page.getByText(/accredited investor/i)).toHaveCount(0);
  await expect(page.locator('a[href*="commonround.example"]')).toHaveCount(0);
  const prices = page.locator('[data-credit="plan"]');
  await expect(prices).toHaveCount(2);
  for (const price of await prices.all()) {
    await expect(price).toContainText("9.74% to 23.74% APR");
    await expect(price).toContainText("60 months");
    const star = price.locator('a[href^="#"]');
    const note = page.locator((await star.getAttribute("href"))!);
    await expect(price.locator(note)).toHaveCount(1);
  }
});

test("with its flag on, Home's Invest section is for accredited investors (R131, R144)", async ({ page }) => {
  // The flag is set at build time, so client-side navigation gets the page data of a build that has it on.
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('"crowdInvesting":false', '"crowdInvesting":true'),
    });
  });
  await open(page, "/contact");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home|wrenfield/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Begin your fertility journey today, stress-free",
  );
  await expect(page.locator("main")).toContainText(/accredited investors/i);
  await expect(page.locator('main a[href="https://commonround.example/wrenfield"]')).toBeVisible();
});
