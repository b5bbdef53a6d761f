export type ToastType = "success" | "info" | "error";

/** How long a toast is shown, in ms. */
export const TOAST_DURATION = 5_000;

/** Returns the type for a code: success for 2xx, info for 3xx, error otherwise. */
export function toastType(code: number): ToastType {
  if (code >= 200 && code < 300) return "success";
  return code >= 300 && code < 400 ? "info" : "error";
}
