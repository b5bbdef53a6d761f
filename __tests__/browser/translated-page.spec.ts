import { expect, sizes, test } from "./support/site";

test("hydration of a page that the browser has translated keeps what is typed", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.setViewportSize(sizes.phone);
  await page.goto("/ivf");
  // As Chrome does: each text is put into a font element.
  await page.evaluate(() => {
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
  const amount = page.locator("#amount");
  await amount.fill("25000");
  await expect(page.locator("[data-estimate]")).toContainText("$25,000 at 9.74% APR");
  await expect(amount).toHaveValue("25000");
  await expect(amount).toBeFocused();
  expect(errors).toEqual([]);
});
