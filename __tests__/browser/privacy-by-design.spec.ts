import { routes } from "./support/routes";
import { expect, open, test } from "./support/site";

test("no page has a login, sets a cookie, stores data or calls the API on a visit without a campaign (R001, R032, R344, R349, R500)", async ({
  page,
  context,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  for (const path of routes) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(await response?.headerValue("set-cookie"), path).toBeNull();
    await expect.soft(page.locator('input[type="password"], input[type="email"]'), path).toHaveCount(0);
  }
  await open(page, "/");
  // Gatsby stores scroll positions for this tab only.
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
  ]);
  expect(stored).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(requested.length).toBeGreaterThan(routes.length);
  expect(
    requested.filter((url) => !url.startsWith(`${baseURL}/`) || /\/v[13](\/|$)/.test(new URL(url).pathname)),
  ).toEqual([]);
});

test("every link to the application leads to {host}, none to a page of this site (R002)", async ({
  page,
}) => {
  const app = /^https:\/\/app\.wrenfield\.example(\/|$)/;
  let toApp = 0;
  for (const path of routes) {
    await page.goto(path);
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    toApp += hrefs.filter((href) => app.test(href)).length;
    expect
      .soft(
        hrefs.filter((href) =>
          /^\/(login|get-started|forgot-password|verify|cosigner|checkout|orders|ann|account)\b/.test(href),
        ),
        path,
      )
      .toEqual([]);
  }
  expect(toApp).toBeGreaterThan(routes.length * 4);
});

test("every internal link leads to a page without a redirect, and every #fragment exists", async ({
  page,
  request,
}) => {
  const places = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const path of routes) {
    await page.goto(path);
    places.set(path, new Set(await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id))));
    for (const href of await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!))) {
      const { origin, pathname, hash } = new URL(href, new URL(path, "http://site.invalid"));
      if (origin === "http://site.invalid") links.set(pathname + hash, path);
    }
  }
  expect(links.size).toBeGreaterThan(routes.length);
  for (const [link, from] of links) {
    const [target = "", place] = link.split("#");
    expect.soft((await request.get(target, { maxRedirects: 0 })).status(), `${link} on ${from}`).toBe(200);
    if (place) expect.soft(places.get(target)?.has(place), `${link} on ${from}`).toBe(true);
  }
});
