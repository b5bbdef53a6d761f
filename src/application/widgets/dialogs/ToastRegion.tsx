import styled from "@emotion/styled";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { toastType } from "../../toast";

const Region = styled.div({
  inset: "auto 0 24px",
  width: "min(560px, calc(100vw - 32px))",
  height: "auto",
  margin: "0 auto",
  padding: 0,
  border: 0,
  background: "none",
  overflow: "visible",
  pointerEvents: "none",
  "& > * > *": { pointerEvents: "auto" },
});

export interface ToastRegionProps {
  /** The current alert; another object is another toast. */
  alert: { readonly code: number } | undefined;
  /** The toast. */
  children: ReactNode;
}

/**
 * Where toasts appear: bottom center, above everything, dialogs too.
 * Between two toasts it is empty for a moment, so each is a new one with time of its own.
 * The live regions exist before their text, because screen readers announce changes.
 */
export function ToastRegion({ alert, children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<object>();
  useEffect(() => {
    // Once more for every toast: a dialog opened since would cover it.
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
    setReady(alert);
  }, [alert]);

  const shown = alert && ready === alert ? toastType(alert.code) : undefined;
  return (
    <Region ref={region} popover="manual">
      <div role="status">{shown && shown !== "error" && children}</div>
      <div role="alert">{shown === "error" && children}</div>
    </Region>
  );
}
