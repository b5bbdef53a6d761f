import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Navbar } from "../../src/layouts/Navbar";
import { onSite } from "../support/jest/on-site";

// Clicks and presses outside: __tests__/browser/menus.spec.ts.
const summary = () => screen.getByText("Services", { selector: "summary" });

/** Renders a navbar with an open menu. */
function openMenu(): HTMLDetailsElement {
  onSite(<Navbar />);
  const menu = summary().closest("details")!;
  menu.open = true;
  return menu;
}

it("a dropdown closes on Escape and returns focus to its control (R303)", async () => {
  const menu = openMenu();
  menu.querySelector("a")!.focus();
  await userEvent.keyboard("{Escape}");
  expect(menu.open).toBe(false);
  expect(summary()).toHaveFocus();
});

it("a dropdown closes on Escape elsewhere without moving focus, and on no other key", async () => {
  const menu = openMenu();
  const elsewhere = screen.getByRole("button", { name: "Menu" });
  elsewhere.focus();
  await userEvent.keyboard("x");
  expect(menu.open).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(menu.open).toBe(false);
  expect(elsewhere).toHaveFocus();
});
