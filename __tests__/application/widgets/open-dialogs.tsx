import { render, screen } from "@testing-library/react";
import { createStore } from "../../../src/application/state";
import { DialogHost } from "../../../src/application/widgets/global/DialogHost";

/** Renders a page with the dialogs of a store and a focused button. @returns the store */
export function openDialogs() {
  const store = createStore();
  render(
    <>
      <main>
        <button>opener</button>
      </main>
      <DialogHost store={store} drawerId="drawer" />
    </>,
  );
  screen.getByText("opener").focus();
  return store;
}
