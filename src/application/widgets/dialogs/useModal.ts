import { useEffect, useLayoutEffect, type RefObject } from "react";

/**
 * Shows a `<dialog>` as modal while `isOpen`: the page behind is inert, focus stays inside, and returns afterwards
 * to where it was. All of it the browser's own.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
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
