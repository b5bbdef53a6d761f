import { useEffect, useRef, useState } from "react";
import { TOAST_DURATION } from "../../toast";
import { ToastCard } from "./ToastCard";
import { useTimeLeft } from "./useTimeLeft";

export interface ToastProps {
  message: string;
  /** HTTP status or numeric error code. */
  code: number;
  /** Called when its time is over or the user dismisses it. */
  onGone: () => void;
}

/**
 * One toast, shown for 5000 ms. The time pauses under the pointer and while it has focus. Its button or Escape dismisses
 * it; focus then returns to where it was.
 */
export function Toast({ message, code, onGone }: ToastProps) {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  useTimeLeft(TOAST_DURATION, isPointed || hasFocus, onGone);

  // Keyboard users continue where they were.
  const focused = useRef(false);
  focused.current = hasFocus;
  useEffect(() => () => void (focused.current && cameFrom.current?.focus()), []);

  return (
    <ToastCard
      message={message}
      code={code}
      onDismiss={onGone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
        setFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onKeyDown={(event) => event.key === "Escape" && onGone()}
    />
  );
}
