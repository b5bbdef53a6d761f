import { violationsOn } from "./support/axe";
import { overflowing } from "./support/layout";
import { sentHeadOf } from "./support/page-head";
import { attributesOf, legalRoutes, mainTextOf } from "./support/routes";
import { expect, sizes, test } from "./support/site";

test("every legal text links to its versions, and they link back", () => {
  expect(legalRoutes.length).toBeGreaterThanOrEqual(6);
  for (const path of legalRoutes) {
    const list = `${path}/versions`;
    expect.soft(attributesOf(path, "href", "a", "main")).toContain(list);
    expect.soft(attributesOf(list, "href", "a", "main")).toContain(path);
    expect.soft(sentHeadOf(list).meta["robots"]?.join()).toMatch(/noindex/);
    expect.soft(mainTextOf(list)).toMatch(/Version \d+, in force: /);
  }
});

test("a page's second text has an address of its own in both lists", () => {
  for (const [list, address] of [
    ["/legal-versions", "/privacy#privacy-notice"],
    ["/privacy/versions", "/privacy#privacy-notice"],
    ["/legal-versions", "/terms/membership#membership-terms"],
  ] as const) {
    const [path, id] = address.split("#") as [string, string];
    expect.soft(attributesOf(list, "href", "a", "main"), list).toContain(address);
    expect.soft(attributesOf(path, "id", "span", "main"), path).toContain(id);
  }
});

test("a list of versions passes axe and does not overflow at any width; for screen readers too, a version's heading has a space before its date", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/terms/membership/versions");
  expect(await violationsOn(page)).toEqual([]);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    expect(await overflowing(page)).toEqual([]);
  }
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const headings = nodes.filter(({ role }) => role?.value === "heading").map(({ name }) => `${name?.value}`);
  const names = headings.filter((name) => name.startsWith("Version "));
  expect(names.length).toBeGreaterThan(0);
  // Chromium leaves out a space that is a text of its own before an element with a role.
  for (const name of names) expect(name).toMatch(/: [a-z ]+ [A-Z\d]/);
});

test("following a clause's link copies its address and announces that", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/terms/loans");
  const link = page.locator("a.deep-link").first();
  const href = await link.getAttribute("href");
  const box = (await link.boundingBox())!;
  expect([Math.round(box.width) >= 44, Math.round(box.height) >= 44], JSON.stringify(box)).toEqual([
    true,
    true,
  ]);
  await link.click();
  await expect(page).toHaveURL(`/terms/loans${href}`);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole("status").filter({ hasText: "is copied." })).toHaveCount(1);
});
