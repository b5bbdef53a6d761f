// Before hydration a link loads a document, which the browser prefetches by speculation rules.
import { expect, open, test, triggerHydration, type Page } from "./support/site";

const rules = (page: Page) => page.locator('script[type="speculationrules"]');

/** Returns the document's delivery type: `navigational-prefetch`, or empty if it was not prefetched. */
const delivery = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string }).deliveryType,
  );

// Runs idle callbacks immediately: on a busy machine they might never run.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (callback) =>
      setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 1 }) as unknown as number;
  }),
);

test("a link under the pointer is prefetched, and the page loads from what was fetched", async ({ page }) => {
  await page.goto("/faq/ivf");
  await expect(rules(page)).toHaveCount(1);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  // Chromium's "moderate": 200 ms over a link.
  const prefetched = page.waitForResponse("**/about");
  await link.hover();
  await prefetched;
  await link.click();
  await expect(page).toHaveURL("/about");
  expect(await delivery(page)).toBe("navigational-prefetch");
});

test("the speculation rules are added after load, and removed by hydration", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      if (!document.querySelector('script[type="speculationrules"]')) return;
      document.documentElement.dataset["rulesCame"] = document.readyState;
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/faq/ivf");
  await expect(page.locator("html")).toHaveAttribute("data-rules-came", "complete");
  await expect(page.locator("template[data-prefetch]")).toHaveCount(0);
  await expect(rules(page)).toHaveCount(1);
  await triggerHydration(page);
  await expect(rules(page)).toHaveCount(0);
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await open(page, "/faq/ivf");
  await expect(rules(page).or(page.locator("template[data-prefetch]"))).toHaveCount(0);
});
