import styled from "@emotion/styled";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type DialogHTMLAttributes,
  type ReactNode,
  type RefObject,
} from "react";
import { teal } from "../../../design/color";

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "onClose" | "onCancel"> {
  isOpen: boolean;
  /** Asked for with Escape or the phone's back gesture. Without it the dialog cannot be closed by its visitor. */
  onEscape?: () => void;
  /** Asked for with a press beside the dialog. Content must fill the dialog to its edges (no padding on the dialog). */
  onOutside?: () => void;
  children: ReactNode;
}

/** The dimming of everything else: teal-900 at 55%. Every attribute is passed on: Emotion does not know `closedby`. */
const Dialog = styled("dialog", { shouldForwardProp: () => true })({
  padding: 0,
  border: 0,
  color: "inherit",
  overscrollBehavior: "contain",
  "&::backdrop": { background: `${teal[900]}8C` },
});

/**
 * Shows a `<dialog>` as modal while `isOpen`: the page behind is inert, focus stays inside, and returns afterwards
 * to where it was. All of it the browser's own.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  // Not a layout effect: React would carry focus back into a dialog that is still sliding away.
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [dialog, isOpen]);

  // A layout effect: removed from the page before it is closed, a dialog would not give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);
}

/** The browser's modal dialog, opened and closed by state. Looks come from `className`. */
export function Modal({ isOpen, onEscape, onOutside, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, isOpen);
  return (
    <Dialog
      {...rest}
      ref={dialog}
      closedby={onEscape ? "closerequest" : "none"}
      onCancel={(event) => {
        // State closes it, so that state and screen never differ.
        event.preventDefault();
        onEscape?.();
      }}
      // Chrome lets nobody refuse a second Escape.
      onClose={() => isOpen && !dialog.current?.open && onEscape?.()}
      onMouseDown={(event) => {
        if (event.target !== dialog.current || !onOutside) return;
        // Else the press would take focus from where it returns to.
        event.preventDefault();
        onOutside();
      }}
    >
      {children}
    </Dialog>
  );
}
