import { violationsOn } from "./support/axe";
import { dropRules } from "./support/layout";
import { openWithoutReact } from "./support/requests";
import { expect, sizes, test } from "./support/site";

const path = "/terms/loans";

test("key terms link to the clauses that they summarize; a clause shows its link only while it is hovered or the link has focus; the contents mark the current section without scripts, and scroll to their end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await page.getByRole("heading", { name: "When can you change my rate?" }).click();
  const answer = page.locator("details[open]");
  await expect(answer).toContainText("Only before you sign");
  await answer.getByRole("link").first().click();
  await expect(page).toHaveURL(`${path}#fixed-rate`);
  await expect(page.locator("#fixed-rate")).toBeInViewport();
  await expect(page.getByText(/^About \d+ minutes to read\.$/)).toBeVisible();

  const clause = page.locator("#loan-purpose");
  const mark = clause.locator(".deep-link");
  await clause.scrollIntoViewIfNeeded();
  await expect(mark).toHaveCSS("opacity", "0");
  await clause.hover();
  await expect(mark).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(mark).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await mark.focus();
  await expect(mark).toHaveCSS("opacity", "1");

  const contents = page.getByRole("navigation", { name: "Contents of Loan Terms" });
  const current = () =>
    contents
      .getByRole("link")
      .evaluateAll((links) =>
        links.filter((link) => link.matches(":target-current")).map((link) => link.textContent),
      );
  await page.locator("#disbursements").evaluate((section) => section.scrollIntoView());
  await expect.poll(current).toEqual([expect.stringContaining("Disbursements")]);
  const last = contents.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  // But for a fraction of a pixel.
  await expect(last).toBeInViewport({ ratio: 0.98 });
  expect(await contents.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  await expect(contents).toHaveCSS("background-attachment", "local, scroll");

  // Firefox before 121 does not know `:has()`.
  await dropRules(page, ":has(");
  await clause.hover();
  await expect(mark).toBeInViewport();
});

test("a note is beside its clause on a wide screen and below it on a phone, is labeled as a summary, and is printed, while controls are not; the focus ring of a clause's link is around its mark, beside the clause's last letters", async ({
  page,
}) => {
  await page.goto(path);
  const note = page.locator(".noted", { has: page.locator("#fixed-rate") }).getByRole("note");
  await expect(note).toHaveAccessibleName("In plain words");
  await expect(note).toContainText("A summary. Only the clause itself applies.");
  const boxes = async () =>
    [await page.locator("#fixed-rate").boundingBox(), await note.boundingBox()] as const;
  const [clause, beside] = await boxes();
  expect(beside!.x).toBeGreaterThan(clause!.x + clause!.width);
  expect(Math.abs(beside!.y - clause!.y)).toBeLessThan(4);
  await page.setViewportSize(sizes.phone);
  // The two are measured one after the other, and fonts may move them in between.
  await expect(async () => {
    const [above, below] = await boxes();
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  }).toPass({ timeout: 3_000 });
  await page.keyboard.press("Tab");
  const link = page.locator("#loan-purpose .deep-link");
  await link.focus();
  await expect(link).toHaveCSS("outline-style", "none");
  const { ring, letters } = await link.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.parentElement!);
    text.setEndBefore(element);
    const left = element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft);
    return {
      ring: left - parseFloat(getComputedStyle(element, "::before").outlineWidth),
      letters: [...text.getClientRects()].at(-1)!.right,
    };
  });
  expect(ring).toBeGreaterThanOrEqual(letters);
  await page.emulateMedia({ media: "print" });
  await expect(note).toBeVisible();
  await expect(page.locator(".deep-link").first()).toBeHidden();
  await expect(page.locator("summary", { hasText: "Contents" })).toBeHidden();
});

test("the invisible link of a clause never adds a line, on phones and tablets", async ({ page }) => {
  await page.goto("/privacy");
  await page.evaluate(() => document.fonts.ready);
  for (const size of [sizes.phone, sizes.tablet]) {
    await page.setViewportSize(size);
    const links = page.locator(":is(p, li) > .deep-link");
    expect(await links.count()).toBeGreaterThan(50);
    const alone = await links.evaluateAll((all) =>
      all
        .filter((link) => {
          const text = document.createRange();
          text.selectNodeContents(link.parentElement!);
          text.setEndBefore(link);
          const lastLine = Math.max(...[...text.getClientRects()].map(({ bottom }) => bottom));
          const { top, bottom } = link.getBoundingClientRect();
          return (top + bottom) / 2 > lastLine;
        })
        .map((link) => link.getAttribute("href")),
    );
    expect.soft(alone, `${size.width} px`).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test("a tap on a clause shows its link; a floating button opens the contents anywhere in the text; they close on a choice, also before hydration, on Escape, and without the focus; their button never covers what has the focus (WCAG 2.4.11)", async ({
    page,
  }) => {
    const hydrate = await openWithoutReact(page, path);
    const clause = page.locator("#loan-purpose");
    await clause.tap({ position: { x: 20, y: 20 } });
    await expect(clause.locator(".deep-link")).toHaveCSS("opacity", "1");
    const button = page.locator("summary", { hasText: "Contents of Loan Terms" });
    const contents = page.locator("details:has(> nav)");
    await button.click();
    await contents.getByRole("link").nth(4).click();
    await expect(contents).not.toHaveAttribute("open");
    await hydrate();
    await page.locator("#loan-payments").evaluate((section) => section.scrollIntoView());
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await button.click();
    expect(await violationsOn(page, "main details[open]")).toEqual([]);
    await contents.getByRole("link", { name: "Paying early" }).click();
    await expect(page).toHaveURL(`${path}#paying-early`);
    await expect(contents.getByRole("navigation", { name: "Contents of Loan Terms" })).toBeHidden();
    await button.press("Enter");
    await contents.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(contents).not.toHaveAttribute("open");
    await button.press("Enter");
    await expect(contents).toHaveAttribute("open");
    await page.keyboard.press("Escape");
    await expect(contents).not.toHaveAttribute("open");
    await expect(button).toBeFocused();

    await page.locator(".deep-link").first().focus();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      const covered = await button.evaluate((summary) => {
        const element = document.activeElement!;
        const [over, box] = [summary, element].map((one) => one.getBoundingClientRect());
        const isBeside = box!.bottom <= over!.top || box!.top >= over!.bottom || box!.right <= over!.left;
        return element !== summary && !isBeside
          ? (element.getAttribute("aria-label") ?? element.textContent)
          : "";
      });
      expect(covered).toBe("");
    }
  });
});

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone });

  test("key terms, notes and contents are complete, and a definition is in the window", async ({ page }) => {
    await page.goto(path);
    await page.locator("summary", { hasText: "Contents" }).click();
    await expect(page.getByRole("link", { name: "Paying early" })).toBeVisible();
    await expect(page.getByRole("note").first()).toBeVisible();
    await page
      .locator(".term", { hasText: /^FICO score$/ })
      .first()
      .click();
    const definition = page.getByRole("note", { name: "Definition of FICO" });
    await expect(definition).toBeInViewport({ ratio: 1 });
    const { x, width } = (await definition.boundingBox())!;
    expect(x).toBeGreaterThan(8);
    expect(x + width).toBeLessThan(sizes.phone.width - 8);
  });
});
