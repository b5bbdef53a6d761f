import { type BrowserContext, expect } from "@playwright/test";
import { CASES } from "../../application/api/cases";
import { sample } from "../../support/exhaustive";
import { test } from "./page";

test("only the tab that logs out navigates and has the return path (R281, R442)", async ({
  open,
  server,
}) => {
  server.stage("leave", { routes: { "GET /v1/orders": ["401"] } });
  const [here, there] = [await open(), await open()];
  for (const tab of [here, there]) await tab.evaluate(() => window.contract.start("leave"));
  await here.evaluate(() => window.contract.logIn("U1"));
  await here.evaluate(() => window.contract.getOrders());
  await here.evaluate(() => window.contract.runTimers());
  await expect.poll(() => there.evaluate(() => localStorage.getItem("userAuth"))).toBeNull();
  expect([here, there].map((tab) => new URL(tab.url()).hash)).toEqual(["#logged-out", ""]);
  expect(await here.evaluate(() => Object.keys(localStorage))).toEqual(["apiAuth"]);
  expect(await there.evaluate(() => window.contract.returnPath() ?? "none")).toBe("none");
  expect(await here.evaluate(() => window.contract.returnPath())).toBe("/");
});

/** Asserts that the only cookie is the attribution's, for 30 days and with this record. */
async function expectCookie(context: BrowserContext, domain: string, record: object): Promise<void> {
  const [cookie, ...more] = await context.cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ name: "ff_attribution", path: "/", domain, secure: true, sameSite: "Lax" });
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toEqual(record);
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - 2_592_000)).toBeLessThan(60);
}

test("a referrer alone sets a cookie of the parent domain for 30 days (R498, R500)", async ({
  page,
  context,
  server,
}) => {
  // A cookie of a parent domain needs a real host name and HTTPS, so this process serves both.
  await context.route("https://www.acme.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: server.origin + pathname }) });
  });
  await page.goto("https://www.acme.example/", { referer: "https://search.example/" });
  await page.evaluate(() => window.contract.storeAttribution("www.acme.example"));
  await expectCookie(context, ".acme.example", { dr: "https://search.example/" });
});

// Node runs every row (__tests__/application/api/contract.test.ts); these show that a browser behaves the same.
test("the case table in Chromium", async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open();
  for (const [group, rows] of Object.entries(CASES)) {
    const names = sample(rows, 5).map(({ name }) => name);
    const played = await page.evaluate(([name, sampled]) => window.contract.play(name, sampled), [
      group,
      names,
    ] as const);
    expect(played.map(({ name }) => name)).toEqual(names);
    for (const { name, outcome, expected } of played)
      expect.soft(outcome, `${group}: ${name}`).toEqual(expected);
  }
});

test("each attempt sends the same multipart body and reports its progress", async ({ open, server }) => {
  server.stage("upload", { routes: { "POST /v1/files": ["425", "401"] } });
  const page = await open();
  const progress = (await page.evaluate(() => window.contract.upload("upload"))) as {
    loaded: number;
    total: number;
  };
  const sends = server.logOf("upload").arrivals.filter(({ isRenewal }) => !isRenewal);
  expect(sends).toHaveLength(3);
  expect(new Set(sends.map(({ body, type }) => `${type}\n${body}`)).size).toBe(1);
  expect(sends[0]?.body).toContain("ü text");
  expect(progress.loaded).toBeGreaterThan(100);
  expect(progress.loaded).toBe(progress.total);
});
