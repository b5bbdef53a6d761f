import { fireEvent, render, screen } from "@testing-library/react";
import { Modal } from "../../../../src/application/widgets/dialogs/Modal";

// jsdom has no modal dialogs. The rest: __tests__/browser/widgets/dialogs.spec.ts.
Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() });

test("a dialog that cannot be closed opens again if the browser closes it", () => {
  const { showModal } = HTMLDialogElement.prototype;
  render(<Modal isOpen>Loading</Modal>);
  expect(showModal).toHaveBeenCalledTimes(1);
  fireEvent(screen.getByRole("dialog", { hidden: true }), new Event("close"));
  expect(showModal).toHaveBeenCalledTimes(2);
});

test("Escape closes the dialog, but not the canceled file chooser of an input in it", () => {
  const onEscape = jest.fn();
  render(
    <Modal isOpen onEscape={onEscape}>
      <input type="file" aria-label="File" />
    </Modal>,
  );
  const cancel = () => new Event("cancel", { bubbles: true, cancelable: true });
  fireEvent(screen.getByLabelText("File"), cancel());
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent(screen.getByRole("dialog", { hidden: true }), cancel());
  expect(onEscape).toHaveBeenCalledTimes(1);
});
