import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  closeSideMenu,
  createStore,
  showSideMenuAtom,
  toggleSideMenu,
} from "../../../../src/application/state";
import { StoreSideMenu } from "../../../../src/application/widgets/global/StoreSideMenu";
import { stubModals } from "../modal-stub";

stubModals();

function open() {
  const store = createStore();
  render(
    <StoreSideMenu store={store} label="Menu">
      <p>Words</p>
    </StoreSideMenu>,
  );
  return store;
}
const menu = () => screen.queryByRole("dialog", { name: "Menu" });

test("toggle opens and closes, close closes (R284, R304)", () => {
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

test("a click on its text does not close it (R257)", async () => {
  const store = open();
  act(() => toggleSideMenu(store));
  await userEvent.click(screen.getByText("Words"));
  expect(menu()).toBeInTheDocument();
});
