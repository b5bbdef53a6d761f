import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "../support/exhaustive";
import { expectTop, scrollTo, scrollTop } from "./support/layout";
import { firstOfTemplates } from "./support/routes";
import { delay, openWithoutReact, requestsOf } from "./support/requests";
import { expect, hydrated, open, sizes, test, type Page, triggerHydration } from "./support/site";

const menu = (page: Page) => page.locator("header details").first();
const closeBanner = (page: Page) => page.getByRole("button", { name: "Close announcement" });
const banner = (page: Page) => page.getByRole("region", { name: "Announcement" });

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("before the first press pages fetch no script except moving-parts.js for carousels, and React when a carousel is near; none sets a cookie, stores data or requests files of other sites (R001, R032, R264, R281, R344, R349, R500)", async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    // Several at a time, because each waits until the network has been idle for half a second. The guard sees all requests.
    const pages = [page, await context.newPage(), await context.newPage(), await context.newPage()];
    const visit = async (page: Page, paths: readonly string[]) => {
      await page.setViewportSize(sizes.phone);
      const scripts = requestsOf(page, "script");
      for (const path of paths) {
        const response = await page.goto(path, { waitUntil: "networkidle" });
        expect.soft(await response?.headerValue("set-cookie"), path).toBeNull();
        const tops = await page
          .locator('[data-hydrate="visible"][role="group"]')
          .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top - innerHeight));
        expect.soft(scripts[0], path).toBe(tops.length ? "/moving-parts.js" : undefined);
        expect.soft(scripts.length > 1, path).toBe(tops.some((distance) => distance < 400));
        scripts.length = 0;
      }
    };
    await Promise.all(
      pages.map((page, lane) =>
        visit(
          page,
          firstOfTemplates.filter((_, index) => index % pages.length === lane),
        ),
      ),
    );
    await open(page, "/");
    // Gatsby stores scroll positions for this tab only.
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
    ]);
    expect(stored).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test("a page that works without React never fetches it, however it is used; only a link to an answer on the same page fetches one small file", async ({
  page,
}) => {
  const scripts = requestsOf(page, "script");
  await page.goto("/faq/financing");
  for (const question of sample(await page.locator("main summary").all(), 3)) await question.click();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  expect(scripts).toEqual([]);
  await page.evaluate(() => (location.hash = "loan-steps"));
  await expect(page.locator("details:has(#loan-steps)")).toHaveAttribute("open", "");
  await page.getByRole("contentinfo").getByRole("link", { name: "Press", exact: true }).click();
  await expect(page).toHaveURL("/press");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual(["/boot.js"]);
});

test("of two menus opened before hydration, the second stays until a press outside; Escape pressed before hydration closes the menu and keeps the focus", async ({
  page,
}) => {
  const second = page.locator("header details").nth(1);
  for (const close of [
    undefined,
    () => page.getByRole("heading", { level: 1 }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    const hydrate = await openWithoutReact(page, "/press");
    await menu(page).locator("summary").click();
    await second.locator("summary").click();
    await expect(menu(page)).not.toHaveAttribute("open");
    await close?.();
    await expect(second).toHaveAttribute("open");
    await hydrate();
    await expect(second).toHaveJSProperty("open", !close);
    await page.unrouteAll();
  }
  await expect(second.locator("summary")).toBeFocused();
});

test("a link to a question opens only its answer, 198 px from the top; hydration keeps the scroll position, the open question and the focus (R072)", async ({
  page,
}) => {
  const hydrate = await openWithoutReact(page, "/faq/financing#loan-steps");
  const question = page.locator("details:has(#loan-steps)");
  await expect(question.locator("summary + *")).toBeVisible();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expectTop(page.locator("#loan-steps"), 198);
  // The browser keeps the text in place, and so changes the position, when the fonts arrive.
  await page.evaluate(() => document.fonts.ready);
  await scrollTo(page, 700);
  const summary = menu(page).locator("summary");
  await summary.evaluate((element) => element.focus({ preventScroll: true }));
  await hydrate();
  expect(await scrollTop(page)).toBe(700);
  await expect(question).toHaveAttribute("open", "");
  await expect(summary).toBeFocused();
});

test("links load documents before hydration, then navigate on the client; Back and Forward work; a banner closed by keyboard before hydration stays closed (R085)", async ({
  page,
}) => {
  const documents = requestsOf(page, "document");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Press", exact: true }).click();
  await expect(page).toHaveURL("/press");
  await closeBanner(page).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("header").getByRole("link", { name: "Wrenfield" })).toBeFocused();
  await triggerHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(banner(page)).toBeHidden();
  expect(documents).toEqual(["/contact", "/press"]);

  // After a reload the previous entry belongs to a discarded document: this page is neither shown nor hydrated there.
  const [data, press] = [await delay(page, "**/careers/page-data.json"), await delay(page, /\/press$/)];
  await page.reload();
  await expect.poll(data.delayed).toBe(1);
  await expect(banner(page)).toBeHidden();
  await page.evaluate(() => history.back());
  await expect.poll(press.delayed).toBe(1);
  data.release();
  await page.waitForTimeout(300); // Long enough for React to hydrate.
  press.release();
  await expect(heading).toHaveText(/press|news/i);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByText("Contact").first()).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL("/careers");
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
});

test("an answer that a hash opened and the visitor closed stays closed", async ({ page }) => {
  const hydrate = await openWithoutReact(page, "/faq/financing#loan-steps");
  const answer = page.locator("details:has(#loan-steps)");
  // The boot file, which also opens the answer, has run.
  await page.waitForFunction(() => window.hydration?.start);
  await expect(answer).toHaveAttribute("open", "");
  await answer.locator("summary").click();
  await menu(page).locator("summary").dispatchEvent("pointerdown");
  await hydrate();
  await expect(answer).not.toHaveAttribute("open");
});

test("before hydration a link within the page scrolls, and opens in a new tab immediately if it is clicked with a modifier key", async ({
  page,
  context,
}) => {
  const hydrate = await openWithoutReact(page, "/careers");
  const link = page.getByRole("link", { name: "See the openings" });
  await link.click();
  await expectTop(page.locator("#openings"), 100);
  await page.evaluate(() => {
    history.replaceState(null, "", "/careers");
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/careers#openings");
  await hydrate();
  expect(await scrollTop(page)).toBe(0);
  expect(context.pages()).toHaveLength(2);
});

test("a page opened under its file name stays after hydration; React is fetched once, even if several parts request it", async ({
  page,
}) => {
  const scripts = requestsOf(page, "script");
  for (const [path, shown] of [
    ["/careers/index.html", "/careers"],
    ["/index.html", "/"],
  ] as const) {
    scripts.length = 0;
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await menu(page).locator("summary").click();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await closeBanner(page).click();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(shown);
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => /boot|framework|app-|runtime/.test(path))).toHaveLength(4);
});

test.describe("on a host without redirect rules, which serves the catch-all page for every address", () => {
  const catchAll = readFileSync(join(__dirname, "../../public/catch-all/index.html"), "utf8");

  test("the page hydrates without a press and redirects", async ({ page }) => {
    await page.route("**/FAQ/ivf", (route) => route.fulfill({ body: catchAll, contentType: "text/html" }));
    await page.goto("/FAQ/ivf");
    await expect(page).toHaveURL("/faq/ivf");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/IVF/);
  });

  test("the page states that nothing is at an unknown address, and requests it once", async ({ page }) => {
    let requests = 0;
    await page.route(
      "**/missing.pdf",
      (route) => ((requests += 1), route.fulfill({ body: catchAll, contentType: "text/html" })),
    );
    await page.goto("/missing.pdf");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We could not find that page");
    await page.waitForLoadState("networkidle");
    expect(requests).toBe(1);
  });
});

test("the campaign that a visitor came by is stored immediately by one small file, and a stray error loses no press (R497)", async ({
  page,
  context,
}) => {
  const scripts = requestsOf(page, "script");
  await page.goto("/press?utm_source=mail&gclid=1", { waitUntil: "networkidle" });
  expect(scripts).toEqual(["/boot.js"]);
  const [cookie] = await context.cookies();
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toEqual({ utm_source: "mail", gclid: "1" });
  await page.evaluate(() => window.dispatchEvent(new Event("unhandledrejection")));
  await closeBanner(page).click();
  await expect(banner(page)).toBeHidden();
});

test.describe("when React cannot be loaded", () => {
  test.use({ deliberate: /boot\.js|framework|ERR_FAILED|page resources|couldn't load|Loading chunk/ });

  for (const file of ["**/boot.js", "**/framework-*.js"]) {
    test(`the page stays as sent, and a waiting press gets the browser's default action: ${file}`, async ({
      page,
    }) => {
      await page.route(file, (route) => route.abort());
      await page.goto("/careers");
      await page.getByRole("link", { name: "See the openings" }).click();
      await expect(page).toHaveURL("/careers#openings");
      await menu(page).locator("summary").click();
      await expect(menu(page)).toHaveAttribute("open");
      await menu(page).getByRole("link").first().click();
      await expect(page).not.toHaveURL(/careers/);
      // The loader delays this press until React has loaded.
      await page.goto("/terms/loans");
      await page.locator(".deep-link").first().press("Enter");
      await expect(page).toHaveURL(/\/terms\/loans#\w/);
      await closeBanner(page).click();
      await expect(banner(page)).toBeHidden();
    });
  }

  for (const file of [
    "**/boot.js",
    "**/framework-*.js",
    "**/page-data/*/page-data.json",
    "**/page-data/sq/d/*.json",
    "**/component---*.js",
  ])
    test(`a later keystroke tries again: ${file}`, async ({ page }) => {
      const failed = page.waitForEvent("requestfailed");
      await page.route(file, (route) => route.abort());
      await page.goto("/clinic-questions");
      const amount = page.getByLabel("Amount to borrow, $");
      await amount.fill("20000");
      await failed;
      // The browser reports the failure before the page learns of it.
      await page.waitForFunction(() => !window.hydration!.isRequested);
      // Firefox does not request the address of a failed module again.
      if (file !== "**/boot.js") await page.unroute(file);
      await amount.press("Enter");
      await expect(amount).toHaveValue("20,000");
      expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length)).toBe(1);
    });
});
