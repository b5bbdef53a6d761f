import { expect, open, sizes, test } from "../support/site";
import { section } from "./order";

const app = "https://app.wrenfield.example";
const partnerForm = "https://forms.wrenfield.example/partners";

test("R177-R186: the IVF page says what the specification asks of it", async ({ page }) => {
  await open(page, "/ivf");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your IVF journey, our support");
  await expect(page.locator("main")).toContainText("$15,000");
  const coverage = section(page, "What does a Fertility plan cover?").getByRole("listitem");
  await expect(coverage).toHaveText([
    "Cycle costs",
    "Physician fees",
    "Surgical center fees",
    "Anesthesia",
    "PGT testing",
    "Medications",
    "Egg or sperm donor",
    "Cryopreservation",
  ]);
  await expect(section(page, /in 3 steps/).getByRole("heading", { level: 3 })).toHaveCount(3);
  const price = page.locator('[data-credit="plan"]');
  await expect(price).toContainText(/Starting at\s*\$300 - \$475\*/);
  await expect(price).toContainText("per month");
  await expect(
    page.locator("main section").last().getByRole("link", { name: "Get Started" }),
  ).toHaveAttribute("href", `${app}/get-started`);
});

test("R187-R200: the egg freezing page says what the specification asks of it", async ({ page }) => {
  await open(page, "/egg-freezing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The smart way to pay for egg freezing");
  const card = page.getByRole("article", { name: "Your Egg Freezing Plan" });
  for (const words of [
    "clinic procedures, lab work, medications and storage",
    "Starting at",
    "$150",
    "depend on credit score, clinic and partner offer",
    "Low-interest rates",
    "Medication discounts",
    "Expert support",
  ])
    await expect(card).toContainText(words);
  for (const heading of ["Plan for the future today", "Apply for financing in 3 easy steps"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  const comparison = page.getByRole("table", { name: "Ways to pay for egg freezing" });
  await expect(comparison.getByRole("rowheader")).toHaveText([
    "Wrenfield",
    "Credit cards",
    "Savings",
    "401K",
    "Bank loans",
  ]);
  await expect(comparison.getByRole("row", { name: /Credit cards/ })).toContainText("19%");
  await expect(
    section(page, "Ways to pay, side by side").getByRole("link", { name: "Get Started" }),
  ).toBeVisible();
  await expect(section(page, "Questions people ask first").locator("details")).toHaveCount(5);
});

test("R165-R172, R174-R176: the clinics page says what the specification asks of it", async ({ page }) => {
  await open(page, "/for-clinics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clinics love growing with Wrenfield");
  await expect(
    section(page, "Five ways our plans are better").getByRole("heading", { level: 3 }),
  ).toHaveCount(5);
  await expect(section(page, /Personalized marketing/).getByRole("link")).toHaveAttribute(
    "href",
    /^mailto:partners@/,
  );
  for (const heading of [/Easy pay/, /Five-star service/, /What your patients need/, /Happy patients/]) {
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  }
  await expect(section(page, "How it works for your clinic").getByRole("heading", { level: 3 })).toHaveCount(
    4,
  );
  await expect(page.getByRole("link", { name: /financing rate estimator/i }).first()).toHaveAttribute(
    "href",
    "https://rates.wrenfield.example/",
  );
  for (const name of ["Work with Us", "Partner with us"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", partnerForm);
});

test("R173: on a phone each of the four steps opens for itself, on a desktop all are open", async ({
  page,
}) => {
  await open(page, "/for-clinics");
  const words = [
    "Any US healthcare business can ask.",
    "We open the partner portal",
    "Share your page, or the link.",
    "When care is scheduled",
  ];
  for (const text of words) await expect(page.getByText(text)).toBeVisible();
  await page.setViewportSize(sizes.phone);
  for (const text of words) await expect(page.getByText(text)).toBeHidden();
  const steps = section(page, "How it works for your clinic");
  await steps.locator("summary").first().click();
  await expect(page.getByText(words[0]!)).toBeVisible();
  await expect(page.getByText(words[1]!)).toBeHidden();
});

for (const path of ["/mainlinefertility", "/conceptions"]) {
  test(`R201-R211: ${path} is the shared clinic page with its own clinic`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The smart way to start fertility care");
    const card = page.getByRole("article", { name: "Your IVF Plan" });
    await expect(card).toContainText(/Starting at\s*\$250/);
    await expect(card).toContainText("60 months");
    await expect(card).toContainText("APR");
    const main = page.locator("main");
    for (const words of ["$5,000 to $50,000", "48 hours"]) await expect(main).toContainText(words);
    await expect(main.getByRole("link", { name: "Prequalify Now" }).first()).toHaveAttribute(
      "href",
      `${app}/get-started`,
    );
    const steps = section(page, "Three steps to your plan").getByRole("heading", { level: 3 });
    await expect(steps).toHaveText([
      "Sign up",
      "Get pre-approved",
      "Choose how much you'd like to borrow and loan term",
    ]);
    await expect(main.getByRole("link", { name: "Request Appointment" }).first()).toHaveAttribute(
      "href",
      /^https:\/\/.*\.example\//,
    );
    await expect(page.locator('footer [data-disclosure="apr"]')).toHaveCount(path === "/conceptions" ? 1 : 0);
  });
}

test("R154: the careers hero scrolls to the openings over 1000 ms, to 100 px below the top", async ({
  page,
}) => {
  await open(page, "/careers");
  const link = page.getByRole("link", { name: "See the openings" });
  await link.click();
  await page.waitForTimeout(500);
  const midway = await page.evaluate(() => scrollY);
  const target = page.locator("#openings");
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(100);
  expect(midway).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(midway);
});

test("R042, R047: /services and /concierge-care are pages of their own", async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ["/services", "/concierge-care"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(2);
});
