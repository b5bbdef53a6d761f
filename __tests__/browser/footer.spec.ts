import { company, hrefOf } from "./support/facts";
import * as menu from "./support/menus";
import { expect, sizes, test } from "./support/site";

const networks = ["Instagram", "Facebook", "LinkedIn", "YouTube"];

test("the footer has logo, tagline, four networks, three columns, small print and address, and links to the two clinic pages that are neither visible nor focusable (R098, R099, R100, R101, R102, R103, R104, R106, C13)", async ({
  page,
}) => {
  await page.goto("/press");
  const footer = page.getByRole("contentinfo");
  for (const network of networks) {
    const link = footer.getByRole("link", { name: network, exact: true });
    await expect(link).toHaveAttribute("href", hrefOf(`social.${network.toLowerCase()}`));
  }
  const columns = footer.getByRole("navigation");
  await expect(columns).toHaveCount(3);
  const column = (index: number) => menu.linksIn(columns.nth(index));
  expect(await column(0)).toEqual([menu.ivfPlans, menu.eggFreezingPlans, menu.membership, menu.faq]);
  expect(await column(1)).toEqual([
    menu.aboutUs,
    ["Careers", "/careers"],
    ["Contact Us", "/contact"],
    menu.blog,
    menu.press,
  ]);
  expect(await column(2)).toEqual([...menu.partners, menu.careMatch]);
  for (const [label, href] of [
    ["Privacy", "/privacy"],
    ["Terms", "/terms/tou"],
    ["Sitemap", "/sitemap.xml"],
  ] as const) {
    const link = footer.getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", href);
  }
  const address = footer.locator("address");
  for (const line of company.address.corporate) await expect(address).toContainText(line);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expect(footer.getByText(company.tagline, { exact: true })).toBeVisible();
    await expect(address).toBeVisible();
    for (const name of [company.name, ...networks, "Privacy", "Terms", "Sitemap"])
      await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  for (const path of ["/conceptions", "/mainlinefertility"]) {
    const link = footer.locator(`a[href="${path}"]`);
    await expect(link).toHaveCount(1);
    await expect(link).toBeHidden();
    await link.evaluate((element: HTMLElement) => element.focus());
    await expect(link).not.toBeFocused();
  }
});

test("the copyright shows the visitor's year, also after New Year (R105)", async ({ page }) => {
  await page.addInitScript(() => (Date.prototype.getFullYear = () => 2031));
  await page.goto("/press");
  const copyright = page.getByRole("contentinfo").getByText("©");
  await copyright.scrollIntoViewIfNeeded();
  await expect(copyright).toContainText(`© 2031 ${company.legalName}`);
});
