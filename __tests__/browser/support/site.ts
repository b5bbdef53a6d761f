import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { ReusedPages } from "./reused-page";

export { expect, type Locator, type Page } from "@playwright/test";

/** Window sizes: a phone, the smallest tablet, a laptop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Records errors, warnings, failed requests and requests that leave the site or call the API. */
function watch(context: BrowserContext, origin: string): string[] {
  const trouble: string[] = [];
  context.on("console", (message) => {
    // Chromium displays XML in its own viewer, whose styles the page's policy does not allow.
    if (/^Applying inline style/.test(message.text()) && /\.xml(\?|$)/.test(message.location().url)) return;
    // React reports a hydration mismatch as an error, Chromium a broken rule as a warning.
    if (["error", "warning"].includes(message.type()))
      trouble.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => trouble.push(`page error: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin)
      trouble.push(`left the site: ${request.url()}`);
    if (/^\/v[13](\/|$)/.test(url.pathname)) trouble.push(`called the API: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Prefetches that were pending when the test navigated.
    if (reason !== "net::ERR_ABORTED") trouble.push(`failed (${reason}): ${request.url()}`);
  });
  return trouble;
}

interface SiteFixtures {
  /** Starts with an empty cache, in a context that no other test uses. */
  emptyCache: boolean;
  /** Sets a page up for all tests that use it, for example with bindings. */
  preparePage: ((page: Page) => Promise<unknown>) | undefined;
  /** Failures that a test causes deliberately, in the wording of `watch`. */
  deliberate: RegExp;
  /** Fails every test in which anything else goes wrong, such as a call of the API (R349). */
  guard: void;
}

/** One for each worker. Not a fixture: a worker runs only files with the same worker fixtures, and starts in 2 s. */
const reusedPages = new ReusedPages();

/** Playwright's test with a guard against errors, warnings, failed requests and requests to other sites or the API. */
export const test = base.extend<SiteFixtures>({
  viewport: sizes.desktop,
  emptyCache: [false, { option: true }],
  preparePage: [undefined, { option: true }],
  context: async (
    { browser, emptyCache, preparePage, viewport, baseURL, javaScriptEnabled, hasTouch, bypassCSP },
    provide,
  ) => {
    if (emptyCache) {
      const context = await browser.newContext();
      await context.newPage();
      await provide(context);
      return context.close();
    }
    // Every context option that tests set, except for the window's size. Add new ones here.
    const key = JSON.stringify({ baseURL, javaScriptEnabled, hasTouch, bypassCSP });
    const page = await reusedPages.take(browser, key, preparePage);
    await page.setViewportSize(viewport!);
    await provide(page.context());
    await reusedPages.giveBack(page, baseURL!);
  },
  page: async ({ context }, provide) => provide(context.pages()[0]!),
  deliberate: [/^nothing$/, { option: true }],
  guard: [
    async ({ context, baseURL, deliberate }, provide) => {
      const trouble = watch(context, new URL(baseURL!).origin);
      await provide();
      const unexpected = trouble.filter((line) => !deliberate.test(line));
      base.expect(unexpected, "errors, warnings or requests that no test may cause").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page: Gatsby's mark is set after every effect of the first render. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  // Presses made before hydration have been replayed then (src/gatsby/hydration/hydrated.ts).
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Hydrates a page the way a visitor's first press on a menu does. */
export async function triggerHydration(page: Page): Promise<void> {
  await page.locator("header summary").first().dispatchEvent("pointerdown");
  await hydrated(page);
}

/** Opens a page and hydrates it. hydration.spec.ts and no-script.spec.ts test pages before hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await triggerHydration(page);
}

/** Navigates as Gatsby's links do, without requesting a document. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}
