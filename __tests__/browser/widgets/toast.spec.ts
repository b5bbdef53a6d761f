import { sizes } from "../support/site";
import { expect, test } from "./page";

const duration = 5_000;

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-05T10:00:00Z") });
});

test("a toast is shown at the bottom center for 5000 ms (R253, R456)", async ({ widgets }) => {
  await widgets.clock.pauseAt(new Date("2026-01-05T11:00:00Z"));
  await widgets.getByRole("button", { name: "Show 200" }).click();
  const toast = widgets.getByRole("status").locator("[data-toast]");
  await expect(toast).toContainText("Done: Your changes are saved. (code 200)");

  for (const size of Object.values(sizes)) {
    await widgets.setViewportSize(size);
    const box = (await toast.boundingBox())!;
    expect(Math.abs(box.x + box.width / 2 - size.width / 2), `middle of ${size.width}`).toBeLessThanOrEqual(
      1,
    );
    const gap = size.height - box.y - box.height;
    expect([gap >= 0, gap <= 40], `bottom of ${size.height}`).toEqual([true, true]);
  }

  await widgets.mouse.move(5, 5);
  await widgets.clock.runFor(duration - 1);
  await expect(toast).toBeVisible();
  await widgets.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test("a toast's time pauses under the pointer and while it has focus, and continues afterwards (R456)", async ({
  widgets,
}) => {
  await widgets.clock.pauseAt(new Date("2026-01-05T11:00:00Z"));
  await widgets.getByRole("button", { name: "Show 302" }).press("Enter");
  const toast = widgets.locator("[data-toast]");
  await expect(toast).toContainText("Note: This page has moved. (code 302)");

  await widgets.clock.runFor(2_000);
  await toast.hover();
  await widgets.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await widgets.mouse.move(5, 5);
  await widgets.clock.runFor(2_000);

  await toast.getByRole("button", { name: "Dismiss" }).focus();
  await widgets.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await widgets.getByRole("button", { name: "Ask" }).focus();
  await widgets.clock.runFor(999);
  await expect(toast).toBeVisible();
  await widgets.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test("an error is announced as an alert; the button and Escape dismiss a toast and return focus (R253)", async ({
  widgets,
}) => {
  const opener = widgets.getByRole("button", { name: "Show 503" });
  const toast = widgets.locator("[data-toast]");
  for (const dismiss of ["Enter", "Escape"]) {
    // Two alerts within 250 ms are one.
    await widgets.clock.runFor(300);
    await opener.press("Enter");
    await expect(widgets.getByRole("alert").locator("[data-toast=error]")).toContainText(
      "Error: An error occured (code 503)",
    );
    await toast.getByRole("button", { name: "Dismiss" }).press("Shift+Tab");
    await widgets.keyboard.press("Tab");
    await opener.focus();
    await toast.getByRole("button", { name: "Dismiss" }).press(dismiss);
    await expect(toast).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("a second toast replaces the first and has its own full time (R456)", async ({ widgets }) => {
  await widgets.clock.pauseAt(new Date("2026-01-05T11:00:00Z"));
  await widgets.getByRole("button", { name: "Show 200" }).click();
  await widgets.clock.runFor(4_000);
  await widgets.getByRole("button", { name: "Show 302" }).click();
  const toast = widgets.locator("[data-toast]");
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText("This page has moved.");
  await widgets.clock.runFor(duration - 1);
  await expect(toast).toBeVisible();
  await widgets.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});
