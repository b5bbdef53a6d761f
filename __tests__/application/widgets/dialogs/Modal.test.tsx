import { fireEvent, render, screen } from "@testing-library/react";
import { Modal } from "../../../../src/application/widgets/dialogs/Modal";

// jsdom has no modal dialogs. The rest: __tests__/browser/widgets/dialogs.spec.ts.
Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() });

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
