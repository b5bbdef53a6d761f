import { expect, sizes, test, type Page } from "./support/site";

/** Translates the page as Chrome does: each text is put into a font element. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("#___gatsby")!, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (texts.nextNode()) words.push(texts.currentNode as Text);
    for (const text of words.filter(
      ({ data, parentElement }) => data.trim() && !parentElement!.closest("svg"),
    )) {
      const font = document.createElement("font");
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
  });

test("hydration of a page that the browser has translated keeps what is typed, and all figures follow later changes", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.setViewportSize(sizes.phone);
  await page.goto("/ivf");
  await translate(page);
  const amount = page.locator("#amount");
  await amount.fill("25000");
  await expect(page.locator("[data-estimate]")).toContainText("$25,000 at 9.74% APR");
  await expect(amount).toHaveValue("25000");
  await expect(amount).toBeFocused();

  await translate(page);
  await amount.fill("30000");
  await expect(page.locator("[data-estimate] figcaption")).toContainText("$30,000 at 16.74% APR");
  await expect(page.locator("[data-estimate] figure > p")).toContainText(/come to \$48,307\.\d\d,/);
  expect(errors).toEqual([]);
});
