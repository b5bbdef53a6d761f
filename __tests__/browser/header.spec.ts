import { hrefOf } from "./support/facts";
import { expectTop, press, scrollTo, scrollTop } from "./support/layout";
import * as menu from "./support/menus";
import { expect, open, sizes, test } from "./support/site";

test("the banner is fixed at the top and 118 px high, with the 80 px navbar directly below it; the desktop navigation has every menu and label in order, and its logo links to Home (R085, R086, R087, R088, R089, R090, R091, R092, R093, R490, R491)", async ({
  page,
}) => {
  await page.goto("/faq/financing");
  const banner = page.getByRole("region", { name: "Announcement" });
  const navbar = page.locator("header > div").nth(1);
  await expect(banner.locator("p")).toHaveText(
    "New! Baby or Your Money Back: The First Nationwide IVF Insurance Program",
  );
  const learnMore = banner.getByRole("link", {
    name: "Learn More about Baby or Your Money Back",
    exact: true,
  });
  expect(await learnMore.evaluate((link) => link.firstChild!.textContent)).toBe("Learn More");
  await expect(learnMore).toHaveAttribute("href", hrefOf("ivfInsurance"));
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    for (const top of [0, 900]) {
      await scrollTo(page, top);
      // Scroll anchoring may move the page by a few pixels after a resize.
      expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(10);
      expect([await banner.boundingBox(), await navbar.boundingBox()]).toEqual([
        { x: 0, y: 0, width: viewport.width, height: 118 },
        { x: 0, y: 118, width: viewport.width, height: 80 },
      ]);
    }
    await expect(learnMore).toBeInViewport({ ratio: 1 });
  }

  // The last width is a desktop's.
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.locator("summary")).toHaveText(["Services", "Resources", "For Partners"]);
  expect(await menu.linksIn(nav)).toEqual([
    ...[...menu.services, ...menu.resources, ...menu.partners],
    ...[menu.membership, menu.login, ["Get Started", menu.getStarted]],
  ]);
  const counts = await nav
    .locator("details")
    .evaluateAll((all) => all.map((menu) => menu.querySelectorAll("li").length));
  expect(counts).toEqual([3, 5, 2]);
  for (const label of ["Membership", "Login", "Get Started"])
    await expect(nav.getByRole("link", { name: label, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.locator("header").getByRole("link", { name: "Wrenfield" }).click();
  await expect(page).toHaveURL("/");
});

test("the keyboard reaches the header from the middle of a page, which stays where it is, as it does for a visitor who closes the banner, before and after hydration; hash targets then clear only the navbar (R085, R113)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const visit of [() => page.goto("/press"), () => open(page, "/terms/loans")]) {
    await visit();
    await page.evaluate(() => {
      window.scrollTo(0, 1500);
      document.querySelector("main")!.focus({ preventScroll: true });
    });
    for (const name of ["Get Started", "Login"]) {
      await page.keyboard.press("Shift+Tab");
      await expect(page.locator("header").getByRole("link", { name, exact: true })).toBeFocused();
      expect(await scrollTop(page)).toBe(1500);
    }
    await press(page, page.getByRole("button", { name: "Close announcement" }));
    await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
    await expect(page.locator("header").getByRole("link", { name: "Wrenfield" })).toBeFocused();
    // Less the banner's height, where the browser compensates for it.
    expect(await scrollTop(page)).toBeGreaterThan(1300);
    await page.evaluate(() => sessionStorage.clear());
  }
  const target = page.locator("#low-apr-financing");
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    expect((await page.locator("header").boundingBox())?.height).toBe(80);
    await page.evaluate(() => (window.location.hash = "main"));
    await page.evaluate(() => (window.location.hash = "low-apr-financing"));
    await expectTop(target, 80);
  }
});

test.describe("a phone", () => {
  test.use({ emptyCache: true });

  test("turning it keeps the place, although the header then leaves the window; a focused header is in view (WCAG 1.4.10)", async ({
    page,
  }) => {
    const device = await page.context().newCDPSession(page);
    const turn = (width: number, height: number) =>
      device.send("Emulation.setDeviceMetricsOverride", {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: true,
      });
    const bottom = () => page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
    await turn(360, 740);
    await page.goto("/terms/loans");
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect.poll(bottom).toBe(198);
    await turn(740, 360);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    expect(await scrollTop(page)).toBeGreaterThan(2000);
    const logo = page.locator("header").getByRole("link", { name: "Wrenfield" });
    await logo.focus();
    await expect(logo).toBeInViewport({ ratio: 1 });
  });
});
