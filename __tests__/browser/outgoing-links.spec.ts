import { globSync } from "tinyglobby";
import { routes } from "./support/routes";
import { expect, open, test } from "./support/site";

test("only the pages of the route table are built (R060)", () => {
  const isVersion = (path: string) => {
    const text = path.replace(/\/versions(\/[\w-]+)?$/, "");
    return text !== path && routes.includes(text);
  };
  // /catch-all is the page of hosts without redirect rules.
  const built = globSync("public/**/index.html").map(
    (file) => file.slice("public".length, -"/index.html".length) || "/",
  );
  expect(built.filter((path) => !isVersion(path)).sort()).toEqual([...routes, "/catch-all"].sort());
});

test("with its flag on, Home's Invest section is for accredited investors (R131, R144)", async ({ page }) => {
  // The flag is set at build time, so client-side navigation gets the page data of a build that has it on.
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('"crowdInvesting":false', '"crowdInvesting":true'),
    });
  });
  await open(page, "/contact");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home|wrenfield/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Begin your fertility journey today, stress-free",
  );
  await expect(page.locator("main")).toContainText(/accredited investors/i);
  await expect(page.locator('main a[href="https://commonround.example/wrenfield"]')).toBeVisible();
});
