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

const outgoing: Readonly<Record<string, readonly [id: string, href: string, name: RegExp][]>> = {
  "/": [
    ["R124", "mailto:financing@wrenfield.example", /^Talk to a Financial Specialist/],
    ["R131", "https://instagram.example/wrenfield", /Instagram/],
    ["R131", "https://open-arms-alliance.example/", /./],
  ],
  "/careers/software-engineer": [
    ["R125", "mailto:careers@wrenfield.example?subject=Software%20Engineer", /./],
  ],
  "/press": [
    ["R126", "mailto:press@wrenfield.example", /./],
    ["R130", "https://press.wrenfield.example/", /./],
  ],
  "/for-clinics": [
    ["R126", "mailto:partners@wrenfield.example?subject=Personalized%20marketing", /Ask for samples/],
    ["R129", "https://forms.wrenfield.example/partners", /./],
  ],
  "/about": [["R126", "mailto:clientsuccess@wrenfield.example", /./]],
  "/contact": [["R126", "mailto:care+website@wrenfield.example", /care@wrenfield\.example/]],
};

test("pages link to our mail addresses, forms and partners (R124, R125, R126, R129, R130, R131)", async ({
  page,
}) => {
  for (const [path, links] of Object.entries(outgoing)) {
    await page.goto(path);
    for (const [id, href, name] of links) {
      const link = page.locator(`main a[href="${href}"]`).first();
      await expect.soft(link, `${id}: ${href} on ${path}`).toBeVisible();
      await expect.soft(link, `${id}: ${href} on ${path}`).toHaveAccessibleName(name);
    }
  }
});

test("with its flag on, Home's Invest section links to the partner and addresses accredited investors (R131, R144)", async ({
  page,
}) => {
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
