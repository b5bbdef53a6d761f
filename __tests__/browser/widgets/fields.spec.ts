import type { Page } from "@playwright/test";
import { expect, test } from "./page";

const sent = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector("form")!)));

test("the masked input inserts its separators and drops characters that do not fit; select, textarea, radios, checkbox and switch work by keyboard alone (R262)", async ({
  widgets,
}) => {
  const birth = widgets.getByRole("textbox", { name: "Date of birth" });
  await birth.pressSequentially("04x191990123");
  await expect(birth).toHaveValue("04/19/1990");

  const press = async (...keys: string[]) => {
    for (const key of keys) await widgets.keyboard.press(key);
  };
  await press("Tab");
  await expect(widgets.getByRole("combobox", { name: "State" })).toBeFocused();
  await widgets.keyboard.type("New");
  await press("Tab");
  await expect(widgets.getByRole("textbox", { name: "What should we know? (optional)" })).toBeFocused();
  await widgets.keyboard.type("A line.");
  await press("Enter");
  await widgets.keyboard.type("Another.");
  await press("Tab");
  await expect(widgets.getByRole("radio", { name: "By email" })).toBeFocused();
  await press("ArrowDown");
  await expect(widgets.getByRole("radio", { name: "By phone" })).toBeChecked();
  await press("Tab");
  await expect(widgets.getByRole("checkbox", { name: "I am at least 18 years old" })).toBeFocused();
  await press("Space", "Tab");
  await expect(widgets.getByRole("switch", { name: "Text me about my application" })).toBeFocused();
  await press("Space");
  await expect(widgets.getByRole("switch", { name: "Text me about my application" })).toBeChecked();
  expect(await sent(widgets)).toMatchObject({
    birth: "04/19/1990",
    state: "New York",
    notes: "A line.\nAnother.",
    reach: "phone",
    adult: "on",
    texts: "on",
  });
  await press("Space");
  await expect(widgets.getByRole("switch", { name: "Text me about my application" })).not.toBeChecked();
  expect(await sent(widgets)).not.toHaveProperty("texts");
});

test("inputs show their focus, and a click on a label activates its control (R262)", async ({ widgets }) => {
  const controls = await widgets.locator("form :is(input, select, textarea)").all();
  expect(controls).toHaveLength(13);
  await widgets.getByRole("button", { name: "From the right" }).focus();
  for (const control of controls) {
    await control.focus();
    await widgets.keyboard.press("Shift");
    const ring = await control.evaluate((element) => {
      const rings = [element, element.parentElement!]
        .map((one) => getComputedStyle(one))
        .filter(({ outlineStyle }) => outlineStyle === "solid");
      return rings.map(({ outlineWidth }) => outlineWidth);
    });
    expect.soft(ring, (await control.getAttribute("name")) ?? "").toContain("3px");
  }
  await widgets.getByText("I am at least 18 years old").click();
  await expect(widgets.getByRole("checkbox")).toBeChecked();
  await widgets.getByText("By phone").click();
  await expect(widgets.getByRole("radio", { name: "By phone" })).toBeChecked();
});
