import { openWithoutReact } from "./support/requests";
import { expect, sizes, test, type Page, triggerHydration } from "./support/site";

/** Translates the page: Chrome puts each text into a font element, Firefox changes it and removes comments. */
const translate = (page: Page, browser: "Chrome" | "Firefox") =>
  page.evaluate((browser) => {
    const types = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT;
    const all = document.createTreeWalker(document.querySelector("#___gatsby")!, types);
    const nodes: CharacterData[] = [];
    while (all.nextNode()) nodes.push(all.currentNode as CharacterData);
    if (browser === "Firefox") document.documentElement.lang = "es";
    for (const node of nodes.filter(
      ({ data, parentElement }) => data.trim() && !parentElement!.closest("svg"),
    )) {
      const font = document.createElement("font");
      font.textContent = node.data.toUpperCase();
      if (node instanceof Comment && browser === "Firefox") node.remove();
      else if (browser === "Firefox") node.data = font.textContent;
      else if (node instanceof Text) node.replaceWith(font);
    }
  }, browser);

for (const browser of ["Chrome", "Firefox"] as const)
  test(`hydration of a page that ${browser} has translated keeps what is typed, and all figures follow later changes`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto("/ivf");
    await translate(page, browser);
    const amount = page.locator("#amount");
    await amount.fill("25000");
    await expect(page.locator("[data-estimate]")).toContainText("$25,000 at 9.74% APR");
    await expect(amount).toHaveValue("25000");
    await expect(amount).toBeFocused();

    await translate(page, browser);
    await amount.fill("30000");
    await expect(page.locator("[data-estimate] figcaption")).toContainText("$30,000 at 16.74% APR");
    await expect(page.locator("[data-estimate] figure > p")).toContainText(/come to \$48,307\.\d\d,/);
  });

test.describe("after an extension has added an element", () => {
  test.use({ deliberate: /React error #4(18|23|25)/ });

  test("hydration keeps what is typed, and the focus", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto("/ivf");
    const amount = page.locator("#amount");
    // Password managers add fields.
    await amount.evaluate((field) =>
      field.before(Object.assign(document.createElement("input"), { id: "added" })),
    );
    await amount.fill("25000");
    await expect(page.locator("#added")).toHaveCount(0);
    await expect(page.locator("[data-estimate]")).toContainText("$25,000 at 9.74% APR");
    await expect(amount).toHaveValue("25000");
    await expect(amount).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(amount).toHaveValue("2500");
  });

  test("what is typed after hydration replaces the text that was selected before it", async ({ page }) => {
    await page.goto("/ivf");
    const amount = page.locator("#amount");
    await amount.evaluate((field: HTMLInputElement) => {
      field.before(Object.assign(document.createElement("input"), { id: "added" }));
      field.focus();
      field.select();
    });
    await expect(page.locator("#added")).toHaveCount(0);
    await page.keyboard.type("25000");
    await expect(amount).toHaveValue("25000");
  });

  test("an open question and the drawer stay open", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    const hydrate = await openWithoutReact(page, "/faq/basics");
    await page.locator("main").evaluate((main) => main.prepend(document.createElement("mark")));
    const question = page.locator("main details").nth(1);
    await question.locator("summary").click();
    await page.getByRole("button", { name: "Menu" }).click();
    await hydrate();
    await expect(page.locator("mark")).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(question).toHaveAttribute("open");
  });

  test("hydration keeps the chosen outlet, and Back returns to it", async ({ page }) => {
    await page.goto("/press");
    const outlet = page.getByRole("combobox", { name: "Outlet" });
    await outlet.evaluate((field) => field.before(document.createElement("mark")));
    await outlet.selectOption({ index: 2 });
    const chosen = await outlet.inputValue();
    expect(chosen).not.toBe("All");
    await triggerHydration(page);
    await expect(page.locator("mark")).toHaveCount(0);
    await expect(outlet).toHaveValue(chosen);
    await page.getByRole("banner").getByRole("link", { name: "Wrenfield" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(outlet).toHaveValue(chosen);
  });
});
