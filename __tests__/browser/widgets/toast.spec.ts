import { sizes } from "../support/site";
import { expect, test } from "./page";

// How long it is shown, and what pauses or dismisses it: __tests__/application/widgets/dialogs/Toast.test.tsx.
test("a toast is shown at the bottom center (R253)", async ({ widgets }) => {
  await widgets.getByRole("button", { name: "Show 200" }).click();
  const toast = widgets.getByRole("status").locator("[data-toast]");
  await expect(toast).toContainText("Done: Your changes are saved. (code 200)");
  for (const size of Object.values(sizes)) {
    await widgets.setViewportSize(size);
    const box = (await toast.boundingBox())!;
    const aside = Math.abs(box.x + box.width / 2 - size.width / 2);
    expect(aside, `middle of ${size.width}`).toBeLessThanOrEqual(1);
    const gap = size.height - box.y - box.height;
    expect([gap >= 0, gap <= 40], `bottom of ${size.height}`).toEqual([true, true]);
  }
});
