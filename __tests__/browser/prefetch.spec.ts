// Issue 6, item 1: before React a link is a document, which the browser fetches ahead (speculation rules).
import { expect, open, test, wake, type Page } from "./support/site";

const rules = (page: Page) => page.locator('script[type="speculationrules"]');

/** How the document came: `navigational-prefetch`, or nothing for one asked for on following the link. */
const delivery = (page: Page) =>
  page.evaluate(
    () =>
      (
        performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming & {
          deliveryType: string;
        }
      ).deliveryType,
  );

test("a link that the visitor points at is fetched ahead, and the page comes from there", async ({
  page,
}) => {
  await page.goto("/faq/ivf");
  await expect(rules(page)).toHaveCount(1);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  await link.hover();
  // Chromium's "moderate": 200 ms over a link.
  await page.waitForTimeout(1_000);
  await link.click();
  await expect(page).toHaveURL("/about");
  expect(await delivery(page)).toBe("navigational-prefetch");
});

test("the rules are put in once the page is there, and not while it is laid out", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      if (!document.querySelector('script[type="speculationrules"]')) return;
      document.documentElement.dataset["rulesCame"] = document.readyState;
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/terms/loans");
  await expect(page.locator("html")).toHaveAttribute("data-rules-came", "complete");
  await expect(page.locator("template[data-prefetch]")).toHaveCount(0);
});

test("React takes them out, put in or not: its router fetches ahead by itself", async ({ page }) => {
  await page.goto("/faq/ivf");
  await expect(rules(page)).toHaveCount(1);
  await wake(page);
  await expect(rules(page)).toHaveCount(0);
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await open(page, "/faq/ivf");
  await expect(rules(page).or(page.locator("template[data-prefetch]"))).toHaveCount(0);
});
