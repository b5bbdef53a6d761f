import { plain } from "../../src/tools/disclosure/page/tree";
import { expectTop } from "./support/layout";
import { firstOfTemplates, headingOf } from "./support/routes";
import { expect, sizes, test } from "./support/site";

test.use({ javaScriptEnabled: false });

test("a page of each template can be read without JavaScript; a link to all questions replaces its search box, and its footer shows every disclosure that it has (R023, R107, R108, R109, R110)", async ({
  page,
}) => {
  for (const path of firstOfTemplates) {
    await page.goto(path);
    const shown = await page.evaluate(() => {
      const isShown = (selector: string, part: ParentNode = document) =>
        part.querySelector(selector)!.checkVisibility({ visibilityProperty: true });
      return {
        heading: isShown("h1") && document.querySelector("h1")!.innerText,
        text: document.querySelector("main")!.innerText,
        canCloseBanner: isShown("[data-instant=banner]"),
        transparent: [...document.querySelectorAll("body :not(:empty)")]
          .filter(
            (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
          )
          .map(({ textContent }) => textContent),
        searchesWithoutLink: [...document.querySelectorAll("main [role=search]")].filter(
          (search) => isShown("input", search) || !isShown('a[href="/faq/all-questions"]', search),
        ).length,
        hiddenDisclosures: [...document.querySelectorAll("footer [data-disclosure]")].filter(
          (part) => !part.checkVisibility({ visibilityProperty: true }),
        ).length,
      };
    });
    expect.soft({ ...shown, heading: plain(shown.heading || ""), text: "" }, path).toEqual({
      heading: plain(headingOf(path)),
      text: "",
      canCloseBanner: false,
      transparent: [],
      searchesWithoutLink: 0,
      hiddenDisclosures: 0,
    });
    expect.soft(plain(shown.text).length, path).toBeGreaterThan(300);
    expect.soft(shown.text, path).not.toMatch(/enable javascript/i);
  }
});

test("an address with an answer's id opens its question, which closes and opens; the button for all questions is absent (R073, R113)", async ({
  page,
}) => {
  await page.goto("/faq/ivf#ivf-insurance");
  const question = page.locator("details:has(#ivf-insurance)");
  await expect(question).toHaveAttribute("open", "");
  await expectTop(question, 198);
  await question.locator("summary").click();
  await expect(question.locator("summary + *")).toBeHidden();
  await question.locator("summary").click();
  await expect(question.locator("summary + *")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Open|Close) all$/ })).toHaveCount(0);
});

test("dropdowns open and their links work; on a phone the drawer opens, closes, switches tabs and its links work (R095, R096, R302)", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.locator("header summary", { hasText: "Resources" }).click();
  await page.locator("header details[open]").getByRole("link", { name: "Press" }).click();
  await expect(page).toHaveURL("/press");
  await page.setViewportSize(sizes.phone);
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "IVF Plans" })).toBeVisible();
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await drawer.getByText("Resources", { exact: true }).click();
  await expect(drawer.getByRole("link", { name: "IVF Plans" })).toBeHidden();
  await drawer.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
});
