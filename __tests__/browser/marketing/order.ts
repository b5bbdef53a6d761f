import { expect, type Page } from "../support/site";
import { plain } from "../support/text";

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

/** The section with a heading. */
export function section(page: Page, heading: string | RegExp) {
  return page.locator("main section").filter({ has: page.getByRole("heading", { name: heading }) });
}
