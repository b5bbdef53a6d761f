import { sizes } from "../support/site";
import { expect, test } from "./page";

test("a banner alert works with and without an icon and a call to action (R247, R248)", async ({
  widgets,
}) => {
  const parts = async (words: string | RegExp) => {
    // The innermost div has the words; around it are their row, the column and the band.
    const band = widgets.getByText(words).locator("xpath=ancestor-or-self::div[4]");
    return {
      icons: await band.locator("svg").count(),
      actions: await band.getByRole("link", { name: "Read more" }).count(),
    };
  };
  expect(await parts("Neither.")).toEqual({ icons: 0, actions: 0 });
  expect(await parts("An icon.")).toEqual({ icons: 1, actions: 0 });
  expect(await parts(/^An action/)).toEqual({ icons: 0, actions: 1 });
  expect(await parts("Both.")).toEqual({ icons: 1, actions: 1 });
  await expect(widgets.getByRole("alert").filter({ hasText: "Both." })).toBeVisible();
});

test("the heading bar has the page's title, a link back and its actions (R252)", async ({ widgets }) => {
  await expect(widgets.getByRole("heading", { level: 1, name: "Your payment plan" })).toBeVisible();
  const trail = widgets.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("link")).toHaveAttribute("href", "/orders");
  await expect(trail.getByText("Plan")).toHaveAttribute("aria-current", "page");
  const title = (await widgets.getByRole("heading", { level: 1 }).boundingBox())!;
  const button = widgets.getByRole("button", { name: "Continue" });
  expect((await button.boundingBox())!.x, "beside the title on a desktop").toBeGreaterThan(
    title.x + title.width,
  );
  await widgets.setViewportSize(sizes.phone);
  const narrow = (await widgets.getByRole("heading", { level: 1 }).boundingBox())!;
  expect((await button.boundingBox())!.y, "below it on a phone").toBeGreaterThan(narrow.y + narrow.height);
});

test("the click-outside detector reports presses outside, but neither presses inside nor keys (R251)", async ({
  widgets,
}) => {
  const heard = widgets.getByLabel("Heard outside");
  await widgets.getByRole("button", { name: "Inside" }).click();
  await widgets.getByRole("textbox", { name: "Name" }).focus();
  await widgets.keyboard.type("Ana");
  await expect(heard).toHaveText("0");
  await widgets.getByRole("heading", { name: "Fields" }).click();
  await expect(heard).toHaveText("1");
  await widgets.mouse.click(5, 5);
  await expect(heard).toHaveText("2");
});

test("a section is as wide as the window, a container 1200 px at most, and cards are side by side on wide screens only (R263)", async ({
  widgets,
}) => {
  const widthOf = async (selector: string) => (await widgets.locator(selector).boundingBox())!.width;
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
});
