import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { closeSideMenu, createStore, showSideMenuAtom, toggleSideMenu } from "../../../src/application/state";
import { StoreSideMenu } from "../../../src/application/widgets/global/StoreSideMenu";
import { standInForModals } from "./modal-stub";

standInForModals();

function open(side?: "left" | "right") {
  const store = createStore();
  render(
    <>
      <button onClick={() => toggleSideMenu(store)}>opener</button>
      <StoreSideMenu store={store} side={side} label="Menu">
        <p>Words</p>
        <a href="#place">Place</a>
      </StoreSideMenu>
    </>,
  );
  return store;
}
const menu = () => screen.queryByRole("dialog", { name: "Menu" });

test.each([
  ["left", { left: "0", right: "auto" }],
  ["right", { left: "auto", right: "0" }],
] as const)("is at the %s edge only (R257)", (side, edges) => {
  open(side);
  act(() => screen.getByText("opener").click());
  expect(menu()).toHaveAttribute("data-side", side);
  // jsdom leaves the shorthand as it is written: top right bottom left.
  const { inset } = getComputedStyle(menu()!);
  expect(inset).toBe(`0 ${edges.right} 0 ${edges.left}`);
});

test("toggle opens and closes, close closes (R304)", () => {
  const store = open();
  expect(menu()).toBeNull();
  act(() => toggleSideMenu(store));
  expect(menu()).toBeInTheDocument();
  act(() => toggleSideMenu(store));
  expect(menu()).toBeNull();
  act(() => toggleSideMenu(store));
  act(() => closeSideMenu(store));
  expect(menu()).toBeNull();
  act(() => closeSideMenu(store));
  expect(store.get(showSideMenuAtom)).toBe(false);
});

describe("closes and returns focus (R257, R304)", () => {
  const ways: [string, () => unknown][] = [
    ["with its button", () => userEvent.click(screen.getByRole("button", { name: "Close menu" }))],
    ["with Escape", () => userEvent.keyboard("{Escape}")],
    ["with a click on the backdrop", () => userEvent.click(menu()!)],
    ["when a link is followed", () => userEvent.click(screen.getByText("Place"))],
  ];
  test.each(ways)("%s", async (_way, close) => {
    const store = open();
    await userEvent.click(screen.getByText("opener"));
    expect(menu()).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Close menu" })).toHaveFocus();
    await close();
    expect(store.get(showSideMenuAtom)).toBe(false);
    expect(menu()).toBeNull();
    expect(screen.getByText("opener")).toHaveFocus();
  });
});

test("a click on its text does not close it (R257)", async () => {
  open();
  await userEvent.click(screen.getByText("opener"));
  await userEvent.click(screen.getByText("Words"));
  expect(menu()).toBeInTheDocument();
});
