import { expect } from "@playwright/test";
import { test } from "./page";

test("another tab's write reaches this tab's store", async ({ open }) => {
  const [here, there] = [await open(), await open()];
  await here.evaluate(() => {
    window.seen = window.contract.start();
  });
  expect(await here.evaluate(() => window.seen())).toBeUndefined();
  await there.evaluate(() => localStorage.setItem("user", '{"id":7}'));
  await expect.poll(() => here.evaluate(() => window.seen())).toEqual({ id: 7 });
  await there.evaluate(() => localStorage.clear());
  await expect.poll(() => here.evaluate(() => window.seen() ?? "nobody")).toBe("nobody");
});

test("R497 R498 R499 R500: the attribution cookie as the browser keeps it", async ({ open, context }) => {
  const page = await open();
  const remember = () => page.evaluate(() => window.contract.remember("127.0.0.1"));
  await remember();
  expect(await context.cookies()).toEqual([]);

  await page.evaluate(() => history.replaceState(null, "", "/?utm_source=mail&gclid=1"));
  await remember();
  await page.evaluate(() => history.replaceState(null, "", "/faq?utm_source=later"));
  await remember();

  const [cookie, ...more] = await context.cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({
    name: "ff_attribution",
    path: "/",
    domain: "127.0.0.1",
    secure: true,
    sameSite: "Lax",
  });
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toEqual({ utm_source: "mail", gclid: "1" });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - 2_592_000)).toBeLessThan(60);
});

test("R498 R500: the cookie is the parent domain's, and a referrer alone is enough", async ({
  page,
  context,
  server,
}) => {
  // The site's own host, over HTTPS, answered by this process: a cookie of a parent domain needs both.
  await context.route("https://www.acme.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: server.origin + pathname }) });
  });
  await page.goto("https://www.acme.example/", { referer: "https://search.example/" });
  await page.evaluate(() => window.contract.remember("www.acme.example"));
  const [cookie, ...more] = await context.cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ name: "ff_attribution", path: "/", domain: ".acme.example" });
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toEqual({ dr: "https://search.example/" });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - 2_592_000)).toBeLessThan(60);
});
