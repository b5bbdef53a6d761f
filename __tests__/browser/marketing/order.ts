import { expect, type Page } from "../support/site";

/** The texts stand in the page's main part, each once or more, in this order of first appearance. */
export async function expectInOrder(page: Page, texts: readonly string[]): Promise<void> {
  const words = (await page.locator("main").innerText()).replace(/\s+/g, " ");
  const places = texts.map((text) => words.indexOf(text));
  expect(
    places.every((place) => place >= 0),
    `all of ${texts.filter((_, i) => places[i]! < 0).join(" | ") || "the texts"} stand there`,
  ).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

/** The text of the section that a heading opens. */
export function section(page: Page, heading: string | RegExp) {
  return page.locator("main section").filter({ has: page.getByRole("heading", { name: heading }) });
}
