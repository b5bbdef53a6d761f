import type { AlertState } from "../../state";
import { Toast } from "../dialogs/Toast";
import { ToastRegion } from "../dialogs/ToastRegion";

export interface ToastsProps {
  /** The current alert; another object is another toast with a time of its own. */
  alert: AlertState | undefined;
  onGone: () => void;
}

/** Shows the alert of a store as a toast: one at a time, the newest. */
export function Toasts({ alert, onGone }: ToastsProps) {
  return (
    <ToastRegion alert={alert}>
      {alert && <Toast message={alert.message} code={alert.code} onGone={onGone} />}
    </ToastRegion>
  );
}
