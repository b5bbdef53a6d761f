import type { Page } from "@playwright/test";
import { expect, test } from "./page";

/** Returns the name of the focused control; "nowhere" if focus is on no control of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element && element !== document.body
      ? (element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "")
      : "nowhere";
  });

/**
 * Presses a key `count` times. @returns the focused controls that are not allowed. The browser's own controls, which follow
 * the page's last one, do not count.
 */
async function strayPlaces(page: Page, key: "Tab" | "Shift+Tab", count: number, allowed: string[]) {
  const seen = new Set<string>();
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press(key);
    seen.add(await focused(page));
  }
  return [...seen].filter((place) => place !== "nowhere" && !allowed.includes(place));
}

const question = "Send your application to three clinics?";

/** Opens the yes/no dialog. @returns the dialog, and a function that expects it closed, with these answers so far */
async function ask(widgets: Page) {
  const dialog = widgets.getByRole("alertdialog");
  await widgets.getByRole("button", { name: "Ask" }).press("Enter");
  await expect(dialog).toHaveAccessibleName(question);
  const expectClosed = async (answers: string) => {
    await expect(dialog).toBeHidden();
    await expect(widgets.getByLabel("Answers")).toHaveText(answers);
    expect(await focused(widgets)).toBe("Ask");
  };
  return { dialog, expectClosed };
}

test("the yes/no dialog moves focus to the answer that does nothing, keeps it inside, and returns it; Escape declines, even the second time; No declines, Yes approves; a press outside it answers nothing (R249)", async ({
  widgets,
}) => {
  for (const answers of ["declined", "declined, declined"]) {
    const { dialog, expectClosed } = await ask(widgets);
    await widgets.mouse.click(10, 10);
    await expect(dialog).toBeVisible();
    await widgets.keyboard.press("Escape");
    await expectClosed(answers);
  }
  const declined = await ask(widgets);
  await declined.dialog.getByRole("button", { name: "No" }).click();
  await declined.expectClosed("declined, declined, declined");
  const { dialog, expectClosed } = await ask(widgets);
  expect(await focused(widgets)).toBe("No");
  for (const key of ["Tab", "Shift+Tab"] as const)
    expect(await strayPlaces(widgets, key, 5, ["Yes", "No"])).toEqual([]);
  // A long question at 400% zoom.
  await widgets.setViewportSize({ width: 320, height: 256 });
  await dialog.locator("p").evaluate((element) => (element.textContent = "Are you sure? ".repeat(30)));
  const yes = dialog.getByRole("button", { name: "Yes" });
  await yes.scrollIntoViewIfNeeded();
  await expect(yes).toBeInViewport({ ratio: 1 });
  await yes.press("Enter");
  await expectClosed("declined, declined, declined, approved");
});

test("a new question declines and replaces the open one (R249, R305)", async ({ widgets }) => {
  const { dialog, expectClosed } = await ask(widgets);
  for (const next of [question, "Another one?"]) {
    await dialog.getByRole("button", { name: "Yes" }).focus();
    await widgets.evaluate((detail) => document.dispatchEvent(new CustomEvent("ask", { detail })), next);
    await expect(widgets.getByLabel("Answers")).toHaveText("declined");
    await expect(dialog).toHaveAccessibleName(next);
    await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
  }
  await dialog.getByRole("button", { name: "No" }).click();
  await expectClosed("declined");
});

test("nothing behind the loading overlay can be reached (R250)", async ({ widgets }) => {
  await widgets.getByRole("button", { name: "Work" }).press("Enter");
  const overlay = widgets.getByRole("dialog", { name: "Loading" });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...widgets.viewportSize() });

  const isCovered = () => {
    const top = document.elementFromPoint(200, 60);
    return top?.closest("main") === null || top?.closest("dialog") !== null;
  };
  expect(await widgets.evaluate(isCovered)).toBe(true);
  expect(await strayPlaces(widgets, "Tab", 4, ["Loading"])).toEqual([]);
  await widgets.keyboard.press("Escape");
  await widgets.keyboard.press("Escape");
  await widgets.mouse.click(200, 60);
  await expect(overlay).toBeVisible();

  await widgets.evaluate(() => document.dispatchEvent(new Event("work-done")));
  await expect(overlay).toBeHidden();
  expect(await focused(widgets)).toBe("Work");
});

test("the side menu slides in from either side and closes in every way (R257)", async ({ widgets }) => {
  for (const side of ["left", "right"] as const) {
    const opener = widgets.getByRole("button", { name: `From the ${side}` });
    const menu = widgets.getByRole("dialog", { name: side, exact: false });
    const { width, height } = widgets.viewportSize()!;
    const open = async () => {
      await opener.press("Enter");
      await expect(menu).toBeVisible();
    };
    const closed = async () => {
      await expect(menu).toBeHidden();
      expect(await focused(widgets)).toBe(`From the ${side}`);
    };

    await open();
    await expect
      .poll(() => menu.boundingBox().then((box) => (side === "left" ? box!.x : box!.x + box!.width)))
      .toBe(side === "left" ? 0 : width);
    expect((await menu.boundingBox())!.height).toBe(height);
    const backdrop = await menu.evaluate(
      (element) => getComputedStyle(element, "::backdrop").backgroundColor,
    );
    expect(backdrop, "the page is dimmed, not hidden").toMatch(/^rgba\(.+, 0\.\d+\)$/);
    expect(await strayPlaces(widgets, "Tab", 6, ["Close menu", "Inputs", "Toast", "Side menu"])).toEqual([]);
    // A press on the menu itself, beside its links.
    await menu.click({ position: { x: 5, y: 5 } });
    // Not its visibility, because a menu that closes slides away first.
    await expect(menu).toHaveJSProperty("open", true);
    // In a low window the menu's content scrolls, and not the dialog, on whose scroll bar a press would close it.
    await widgets.setViewportSize({ width, height: 120 });
    expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await menu.getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(menu.getByRole("link").last()).toBeInViewport();
    await widgets.setViewportSize({ width, height });
    await widgets.keyboard.press("Escape");
    await closed();

    await open();
    await widgets.mouse.click(side === "left" ? width - 20 : 20, 400);
    await closed();

    await open();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await closed();

    await open();
    await menu.getByRole("link", { name: "Toast" }).click();
    await expect(menu).toBeHidden();
    await expect(widgets).toHaveURL(/#widget-toast$/);
    await widgets.evaluate(() => (location.hash = ""));
  }
});

test("the navigation menu opens the drawer, and a visitor who closes the drawer closes the menu; a drawer that the visitor opens is the active menu, until another menu replaces it (R296, R297)", async ({
  widgets,
}) => {
  const drawer = widgets.getByRole("dialog", { name: "Drawer" });
  const menu = widgets.getByLabel("Active menu");
  await expect(menu).toHaveText("none");
  await widgets.getByRole("button", { name: "Navigation" }).click();
  await expect(drawer).toBeVisible();
  await expect(menu).toHaveText("navigation");
  await widgets.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toHaveText("none");

  await widgets.locator("#drawer").evaluate((element) => (element as HTMLElement).showPopover());
  await expect(menu).toHaveText("navigation");
  // By script: a click outside would close the drawer by itself.
  await widgets
    .getByRole("button", { name: "Notifications" })
    .evaluate((button) => (button as HTMLElement).click());
  await expect(drawer).toBeHidden();
  await expect(menu).toHaveText("notifications");
});
