import { attribute, elementsIn, textContentOf } from "../../src/content/html";
import { plain } from "../../src/tools/disclosure/page/tree";
import { addedClinics } from "../support/added";
import { attributesOf, documentOf, routes } from "./support/routes";
import { expect, sizes, test } from "./support/site";

const withApr = ["/", "/ivf", "/egg-freezing", "/conceptions", ...addedClinics];

test.use({ javaScriptEnabled: false });

// That it shows them: no-script.spec.ts.
test("the footer has the APR disclosure on four pages, state licenses on Home only, and the NMLS line on all (R107, R108, R109, R110)", () => {
  const expectedOn = (path: string) => [
    ...(withApr.includes(path) ? ["apr"] : []),
    ...(path === "/" ? ["licenses"] : []),
    "nmls",
  ];
  for (const path of routes)
    expect
      .soft(attributesOf(path, "data-disclosure", undefined, "footer").sort(), path)
      .toEqual(expectedOn(path));
});

test("the APR disclosure states the range, two examples and fees word for word (R462, R463, R464, R465, R466)", () => {
  const footer = elementsIn(documentOf("/")).find(({ tagName }) => tagName === "footer")!;
  const apr = elementsIn(footer).find((element) => attribute(element, "data-disclosure") === "apr");
  expect(apr, "the APR disclosure in the footer of /").toBeDefined();
  const text = plain(textContentOf(apr!));
  expect(text).toContain("from 9.74% to 23.74%");
  expect(text).toMatch(/\$18,000 loan .*60 months at 9\.74% APR .*60 monthly payments of \$380\.15/);
  expect(text).toMatch(/14\.99% APR .*60 monthly payments of \$428\.22/);
  expect(text).toMatch(/No down payment, no prepayment penalty and no upfront loan fees\./);
  expect(text).toMatch(/Membership and concierge fees may apply/);
});

test("every state's license is listed and visibly marked as a sample, on a desktop without a press (R109, C15)", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/");
  const licenses = page.locator('[data-disclosure="licenses"]');
  await licenses.locator("summary").click();
  await expect(licenses.locator("li").first()).toBeVisible();
  await expect(licenses).toContainText("stand-ins until our real licenses");
  const items = await licenses.locator("li").allInnerTexts();
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect(items.filter((text) => !/SAMPLE/i.test(text))).toEqual([]);
  await licenses.locator("summary").click();
  await expect(licenses.locator("li").first()).toBeHidden();
  await page.setViewportSize(sizes.desktop);
  await expect(licenses.locator("li").first()).toBeVisible();
  const lefts = await licenses
    .locator("li")
    .evaluateAll((all) => all.map((license) => license.getBoundingClientRect().left));
  expect(new Set(lefts).size, "columns").toBeGreaterThan(1);
  await expect(page.locator('[data-disclosure="nmls"]')).toContainText(/NMLS ID .*sample/i);
});
