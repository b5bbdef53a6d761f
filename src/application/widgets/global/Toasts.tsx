import type { AlertState } from "../../state";
import { Toast } from "../dialogs/Toast";
import { ToastRegion } from "../dialogs/ToastRegion";

export interface ToastsProps {
  /** The alert at hand; another object is another toast with time of its own. */
  alert: AlertState | undefined;
  onGone: () => void;
}

/** The alert of a store as a toast: one at a time, the newest. */
export function Toasts({ alert, onGone }: ToastsProps) {
  return (
    <ToastRegion alert={alert}>
      {alert && <Toast message={alert.message} code={alert.code} onGone={onGone} />}
    </ToastRegion>
  );
}
