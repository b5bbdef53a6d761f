import { sizes } from "../support/site";
import { expect, test } from "./page";

test("the heading bar has its actions beside its title on a desktop, and below it on a phone; a section is as wide as the window, a container 1200 px at most, and cards are side by side on wide screens only; a toast is shown at the bottom center (R252, R253, R263, R456)", async ({
  widgets,
}) => {
  const heading = widgets.getByRole("heading", { name: "Your payment plan" });
  const title = (await heading.boundingBox())!;
  const button = widgets.getByRole("button", { name: "Continue" });
  expect((await button.boundingBox())!.x).toBeGreaterThan(title.x + title.width);
  await widgets.setViewportSize(sizes.phone);
  const narrow = (await heading.boundingBox())!;
  expect((await button.boundingBox())!.y).toBeGreaterThan(narrow.y + narrow.height);

  const widthOf = async (selector: string) => (await widgets.locator(selector).first().boundingBox())!.width;
  const cards = async () =>
    Promise.all((await widgets.getByRole("article").all()).map(async (card) => (await card.boundingBox())!));
  await widgets.setViewportSize({ width: 1600, height: 900 });
  expect(await widthOf("section")).toBe(1600);
  expect(await widthOf('[data-testid="container"]')).toBe(1200);
  const [first, second] = await cards();
  expect([first!.y, first!.x < second!.x]).toEqual([second!.y, true]);
  await widgets.setViewportSize(sizes.phone);
  const [upper, lower] = await cards();
  expect([upper!.x, upper!.y < lower!.y]).toEqual([lower!.x, true]);

  // How long it is shown, and what pauses or dismisses it: __tests__/application/widgets/dialogs/Toast.test.tsx.
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
