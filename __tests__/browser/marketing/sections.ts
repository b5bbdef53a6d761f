import { plain } from "../../../src/tools/disclosure/page/tree";
import { expect, type Locator, type Page } from "../support/site";

/** Asserts that the page's main part contains the texts, in this order of first occurrence. */
export async function expectInOrder(page: Page, texts: readonly string[]): Promise<void> {
  const words = plain(await page.locator("main").innerText());
  const places = texts.map((text) => words.indexOf(text));
  expect(
    texts.filter((_, index) => places[index]! < 0),
    "missing texts",
  ).toEqual([]);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

export const section = (page: Page, heading: string | RegExp) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name: heading }) });

/** Asserts that a section has a number of entries with headings of their own. */
export const expectEntries = (page: Page, heading: string | RegExp, count: number) =>
  expect(section(page, heading).getByRole("heading", { level: 3 })).toHaveCount(count);

/** Asserts that a part of a page has links of a name, all with the same address. */
export async function expectLink(part: Locator, name: string | RegExp, href: string | RegExp): Promise<void> {
  const links = part.getByRole("link", { name });
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", href);
}
