import { ReusedPages } from "./support/reused-page";
import { expect, test, type Page } from "./support/site";

const stateOf = () => ({
  stored: localStorage.length + sessionStorage.length,
  cookies: document.cookie,
  isPrint: matchMedia("print").matches,
  hasLessMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  opened: performance.getEntriesByType("navigation")[0]!.name,
});

test("a reused page has no state of the test before", async ({ browser, baseURL }) => {
  const pages = new ReusedPages();
  const page = await pages.take(browser, "any");
  let requests = 0;
  page.on("request", () => (requests += 1));
  await page.goto("/press");
  const before = await page.evaluate(stateOf);
  await page.evaluate(() => {
    localStorage.setItem("kept", "1");
    sessionStorage.setItem("kept", "1");
    document.cookie = "kept=1";
  });
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.route("**/press", (route) => route.fulfill({ body: "another page", contentType: "text/html" }));
  await page.context().newPage();
  await pages.giveBack(page, baseURL!);
  const requested = requests;

  const again = await pages.take(browser, "any");
  expect(again).toBe(page);
  expect(again.context().pages()).toEqual([page]);
  await again.goto("/press");
  expect(await again.evaluate(stateOf)).toEqual(before);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText("In the press");
  expect(requests).toBe(requested);
  await again.context().close();
});

for (const [what, spoil] of [
  ["an init script", (page) => page.addInitScript(() => undefined)],
  ["a binding", (page) => page.exposeBinding("bound", () => undefined)],
  ["a clock", (page) => page.clock.install()],
  ["a session", (page) => page.context().newCDPSession(page)],
] as [string, (page: Page) => Promise<unknown>][])
  test(`a page with ${what} is not reused`, async ({ browser, baseURL }) => {
    const pages = new ReusedPages();
    const page = await pages.take(browser, "any");
    await spoil(page);
    await pages.giveBack(page, baseURL!);
    expect(page.isClosed()).toBe(true);
  });
