/** How a toast looks. */
export type ToastType = "success" | "info" | "error";

/** How long a toast stays, in ms (spec section 8). */
export const TOAST_DURATION = 5_000;

/** The look for a code: success for 2xx, info for 3xx, error otherwise (spec section 8). */
export function toastType(code: number): ToastType {
  if (code >= 200 && code < 300) return "success";
  return code >= 300 && code < 400 ? "info" : "error";
}
