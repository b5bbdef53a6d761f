import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import type { AlertState } from "../../state";
import { toastType } from "../../toast";
import { Toast } from "./Toast";

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
  /** The current alert; another object is another toast with a time of its own. */
  alert: AlertState | undefined;
  onGone: () => void;
}

/**
 * Shows the alert of a store as a toast, one at a time: bottom center, above everything, dialogs too.
 * Between two toasts it is empty for a moment, so each is a new one with time of its own.
 * The live regions exist before their text, because screen readers announce changes.
 */
export function ToastRegion({ alert, onGone }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<object>();
  useEffect(() => {
    // Once more for every toast: a dialog opened since would cover it.
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
    setReady(alert);
  }, [alert]);

  const shown = ready === alert ? alert : undefined;
  const isError = shown && toastType(shown.code) === "error";
  const toast = shown && <Toast message={shown.message} code={shown.code} onGone={onGone} />;
  return (
    <Region ref={region} popover="manual">
      <div role="status">{!isError && toast}</div>
      <div role="alert">{isError && toast}</div>
    </Region>
  );
}
