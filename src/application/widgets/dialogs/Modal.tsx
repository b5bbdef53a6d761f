import styled from "@emotion/styled";
import { useEffect, useLayoutEffect, useRef, type DialogHTMLAttributes, type ReactNode } from "react";
import { teal } from "../../../design/color";

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "onClose" | "onCancel"> {
  isOpen: boolean;
  /** Called on Escape and the phone's back gesture. Without it, the visitor cannot close the dialog. */
  onEscape?: () => void;
  /**
   * Called on a press outside the dialog. The dialog must neither have padding nor scroll, because a press on it counts as
   * outside.
   */
  onOutside?: () => void;
  children: ReactNode;
}

/** Dims everything else with teal-900 at 55%. Passes on every attribute, because Emotion would drop `closedby`. */
const Dialog = styled("dialog", { shouldForwardProp: () => true })({
  padding: 0,
  border: 0,
  color: "inherit",
  overscrollBehavior: "contain",
  "&::backdrop": { background: `${teal[900]}8C` },
});

/**
 * A native modal dialog that is opened and closed by state. The browser makes the page behind it inert, traps focus
 * inside, and returns it to where it was. It is styled with `className`.
 */
export function Modal({ isOpen, onEscape, onOutside, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Not a layout effect, because React would move focus back into a dialog that is still sliding away.
  useEffect(() => {
    const element = dialog.current!;
    if (!isOpen) return undefined;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  // A layout effect, because a dialog that is removed from the page before it is closed would not return focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    return () => element.close();
  }, []);
  return (
    <Dialog
      {...rest}
      ref={dialog}
      closedby={onEscape ? "closerequest" : "none"}
      onCancel={(event) => {
        // A file chooser inside sends the same event when it is canceled.
        if (event.target !== event.currentTarget) return;
        // Only state closes the dialog, so that state and screen never differ.
        event.preventDefault();
        onEscape?.();
      }}
      // Chrome without `closedby` closes the dialog on a second Escape, which cannot be prevented.
      onClose={() => {
        if (!isOpen || dialog.current?.open) return;
        if (onEscape) onEscape();
        else dialog.current?.showModal();
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current || !onOutside) return;
        // Otherwise the press would move focus away from where it returns to.
        event.preventDefault();
        onOutside();
      }}
    >
      {children}
    </Dialog>
  );
}
