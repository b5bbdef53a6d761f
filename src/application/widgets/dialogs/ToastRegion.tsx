import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import type { AlertState } from "../../state";
import { Toast, toastType } from "./Toast";

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

interface ToastRegionProps {
  /** The current alert; another object is a new toast with its own time. */
  alert: AlertState | undefined;
  onClose: () => void;
}

/**
 * Shows an alert as a toast at the bottom center, above everything, including dialogs.
 * The region is empty for a moment between two alerts, so that each has its own toast and time.
 * The live regions exist before their text, because screen readers announce changes.
 */
export function ToastRegion({ alert, onClose }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<object>();
  useEffect(() => {
    // Shown again for every toast, because a dialog that was opened since would cover it.
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
    setReady(alert);
  }, [alert]);

  const shown = ready === alert ? alert : undefined;
  const isError = shown && toastType(shown.code) === "error";
  const toast = shown && <Toast message={shown.message} code={shown.code} onClose={onClose} />;
  return (
    <Region ref={region} popover="manual">
      <div role="status">{!isError && toast}</div>
      <div role="alert">{isError && toast}</div>
    </Region>
  );
}
