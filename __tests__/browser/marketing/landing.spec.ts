import { expect, sizes, test, type Page } from "../support/site";
import { expectEntries, expectLink, section } from "./sections";

const app = "https://app.wrenfield.example";
const partnerForm = "https://forms.wrenfield.example/partners";

/** Asserts that the last section of the page's main part is a call to action with this link to the application. */
async function expectCallToAction(page: Page, name: string): Promise<void> {
  const last = page.locator("main section").last();
  await expect(last.getByRole("heading", { level: 2 })).toHaveCount(1);
  await expectLink(last, name, `${app}/get-started`);
}

test("the IVF page has its hero, cost, coverage list, benefits, steps, quotes, plan card and call to action, and no word of the coverage list breaks inside, from the smallest desktop on (R177, R178, R179, R180, R181, R182, R183, R184, R185, R186)", async ({
  page,
}) => {
  await page.goto("/ivf");
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
  await expectEntries(page, "Fewer things to hold in your head", 6);
  await expect(section(page, /^Expert guidance/)).toContainText("Fertility Coach, who is a registered nurse");
  await expectEntries(page, /in 3 steps/, 3);
  await expect(section(page, "What clients say").locator("blockquote")).toHaveCount(5);
  const price = page.locator('[data-credit="plan"]');
  await expect(price).toContainText(/Starting at\s*\$300\s–\s\$475\*/);
  for (const words of ["per month", "9.74% to 23.74% APR", "60 months"])
    await expect(price).toContainText(words);
  await expectCallToAction(page, "Get Started");

  const words = section(page, "What does a Fertility plan cover?").getByText(/^\w+$/);
  expect(await words.count()).toBeGreaterThan(2);
  for (const width of [992, 1024, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await words.evaluateAll((all) =>
      all
        .filter((word) => {
          const text = document.createRange();
          text.selectNodeContents(word);
          return text.getClientRects().length > 1;
        })
        .map((word) => word.textContent),
    );
    expect.soft(broken, `${width} px`).toEqual([]);
  }
});

test("the egg freezing page has its hero, plan card, steps, comparison, questions and call to action (R187, R188, R189, R190, R191, R192, R193, R194, R195, R196, R197, R198, R199, R200)", async ({
  page,
}) => {
  await page.goto("/egg-freezing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The smart way to pay for egg freezing");
  const card = page.getByRole("article", { name: "Your Egg Freezing Plan" });
  for (const words of [
    "clinic procedures, lab work, medications and storage",
    "Starting at",
    "$150",
    "per month",
    "9.74% to 23.74% APR",
    "60 months",
    "depend on credit score, clinic and partner offer",
    "Low-interest rates",
    "Medication discounts",
    "Expert support",
  ])
    await expect(card).toContainText(words);
  for (const heading of ["Plan for the future today", "Apply for financing in 3 easy steps"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expectEntries(page, "Apply for financing in 3 easy steps", 3);
  await expect(section(page, /^A nurse coach/)).toContainText("Fertility Coach, who is a registered nurse");
  const comparison = page.getByRole("table", { name: "Ways to pay for egg freezing" });
  await expect(comparison.getByRole("rowheader")).toHaveText([
    "Wrenfield",
    "Credit cards",
    "Savings",
    "401K",
    "Bank loans",
  ]);
  const backgrounds = await comparison
    .getByRole("rowheader")
    .evaluateAll((all) => all.map((option) => getComputedStyle(option).backgroundColor));
  expect(backgrounds.map((color) => color === backgrounds[0])).toEqual([true, false, false, false, false]);
  await expect(comparison.getByRole("row", { name: /Credit cards/ })).toContainText("19%");
  await expectLink(section(page, "Ways to pay, side by side"), "Get Started", `${app}/get-started`);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["Credit cards", "9.74%–\u206023.74% APR"]) {
      const lines = await comparison.getByText(name, { exact: true }).evaluate((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell.lastChild!);
        return text.getClientRects().length;
      });
      expect.soft(lines, `${name} at ${width} px`).toBe(1);
    }
  }
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(comparison.getByRole("row", { name: /Savings/ }), "edge").toHaveCSS(
    "border-top-style",
    "solid",
  );
  await expect(section(page, "Questions people ask first").locator("details")).toHaveCount(5);
  await expectCallToAction(page, "Get Started");
});

test("the clinics page has its sections, five advantages, four steps and links to the partner form; on a phone each of the four steps toggles independently, on a desktop all are open (R126, R129, R165, R166, R167, R168, R169, R170, R171, R172, R173, R174, R175, R176)", async ({
  page,
}) => {
  await page.goto("/for-clinics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clinics love growing with Wrenfield");
  await expectEntries(page, "Five ways our plans are better", 5);
  const mail = "mailto:partners@wrenfield.example?subject=Personalized%20marketing";
  await expectLink(section(page, /Personalized marketing/), /./, mail);
  for (const heading of [/Easy pay/, /Five-star service/, /What your patients need/, /Happy patients/])
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  await expectEntries(page, "How it works for your clinic", 4);
  const main = page.locator("main");
  await expectLink(main, /financing rate estimator/i, "https://rates.wrenfield.example/");
  for (const name of ["Work with Us", "Partner with us"]) await expectLink(main, name, partnerForm);

  const words = [
    "Any US healthcare business can ask.",
    "We open the provider portal",
    "Share your page, or the link.",
    "When care is scheduled",
  ];
  for (const text of words) await expect(page.getByText(text)).toBeVisible();
  await page.setViewportSize(sizes.phone);
  for (const text of words) await expect(page.getByText(text)).toBeHidden();
  const steps = section(page, "How it works for your clinic");
  for (const index of [0, 1]) await steps.locator("summary").nth(index).click();
  const signs = await steps
    .locator("summary")
    .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, "::before").content));
  expect(signs, "not read aloud").toEqual(["\u2212", "\u2212", "+", "+"].map((sign) => `"${sign}" / ""`));
  await steps.locator("summary").first().click();
  await expect(page.getByText(words[0]!)).toBeHidden();
  await expect(page.getByText(words[1]!)).toBeVisible();
});

for (const [path, clinic] of [
  ["/mainlinefertility", "Thistlebrook Fertility Center"],
  ["/conceptions", "Copperwren Reproductive Care"],
] as const) {
  test(`${path} is the shared clinic page: hero, plan card, prequalifying, benefits, steps, appointment, coaching, quotes (R201, R202, R203, R204, R205, R206, R207, R208, R209, R210, R211)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The smart way to start fertility care");
    const main = page.locator("main");
    const wordmark = page.getByRole("img", { name: clinic });
    await expect(wordmark).toHaveJSProperty("complete", true);
    expect(await wordmark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expect(main.getByText("×"), "not read as “times”").toHaveAttribute("aria-hidden", "true");
    const card = page.getByRole("article", { name: "Your IVF Plan" });
    await expect(card).toContainText(/Starting at\s*\$250/);
    await expect(card).toContainText("60 months");
    await expect(card).toContainText("APR");
    for (const words of ["$5,000 to $50,000", "48 hours"]) await expect(main).toContainText(words);
    await expect(main).not.toContainText(/48 hours (?:after|from|of) .{0,20}sign|sign[^.]{0,60}48 hours/i);
    await expectLink(main, "Prequalify Now", `${app}/get-started`);
    const steps = section(page, "Three steps to your plan").getByRole("heading", { level: 3 });
    await expect(steps).toHaveText([
      "Sign up",
      "Get pre-approved",
      "Choose how much you’d like to borrow and loan term",
    ]);
    await expectLink(main, "Request Appointment", /^https:\/\/.*\.example\//);
    await expectEntries(page, "What a plan gives you", 3);
    await expect(section(page, /^Coaching guidance/)).toContainText(
      "Fertility Coach, who is a registered nurse",
    );
    await expect(
      section(page, "What patients of our partner clinics say").locator("blockquote").first(),
    ).toBeVisible();
    await expectCallToAction(page, "Prequalify Now");
  });
}
