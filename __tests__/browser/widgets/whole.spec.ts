import { violationsOn } from "../support/axe";
import { animated, overflowing, smallTargets } from "../support/layout";
import { sizes } from "../support/site";
import { expect, test } from "./page";

test("axe, reflow and targets of the shared widgets at every width; nothing is animated with reduced motion, and something is without it", async ({
  widgets: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const look = async (what: string, part: string) => {
    for (const [device, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      if (size === sizes.phone) expect.soft(await violationsOn(page, part), `axe: ${what}`).toEqual([]);
      expect.soft(await overflowing(page), `overflow on a ${device}: ${what}`).toEqual([]);
      expect.soft(await smallTargets(page.locator(part)), `targets on a ${device}: ${what}`).toEqual([]);
    }
  };
  // Every field that can show an error shows it.
  await page.getByRole("textbox", { name: "Name" }).focus();
  await page.keyboard.press("Tab");
  await look("the page at rest", "body");

  await page.getByRole("button", { name: "Show 503" }).click();
  await expect(page.locator("[popover=manual] [data-toast]")).toBeVisible();
  // Its time pauses while it has focus, wherever another width moves it.
  await page.locator("[popover=manual] button").first().focus();
  await look("a toast", "[popover=manual]");
  await page.locator("[popover=manual]").getByRole("button", { name: "Dismiss" }).click();

  for (const [button, dialog] of [
    ["From the left", "[data-side=left]"],
    ["From the right", "[data-side=right]"],
    ["Ask", "[role=alertdialog]"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator(dialog)).toBeVisible();
    await look(button, dialog);
    await page.keyboard.press("Escape");
    await expect(page.locator(dialog)).toBeHidden();
  }

  await page.getByRole("button", { name: "Work" }).click();
  // It is not shown for short work.
  await expect(page.getByRole("dialog", { name: "Loading" })).toHaveCSS("opacity", "1");
  await look("the loading overlay", "dialog[open]");
  const moving = () => animated(page, "dialog, dialog *, input");
  expect(await moving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(new Set(await moving())).toEqual(new Set(["INPUT", "DIALOG", "path", "A", "BUTTON"]));
});
