import { useEffect, useRef, useState } from "react";
import { TOAST_DURATION } from "../../toast";
import { ToastCard, type ToastCardProps } from "./ToastCard";

interface ToastProps extends Pick<ToastCardProps, "message" | "code"> {
  /** Called when the time is over or the user dismisses the toast. */
  onClose: () => void;
}

/** Calls `onOver` when the time of a toast is over; the time pauses while `isPaused`. */
function useTimeLeft(isPaused: boolean, onOver: () => void): void {
  const left = useRef(TOAST_DURATION);
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    if (isPaused) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [isPaused]);
}

/**
 * A toast that is shown for 5000 ms. The time pauses while it has the pointer or focus. Its button and Escape dismiss it;
 * focus then returns to where it was.
 */
export function Toast({ message, code, onClose }: ToastProps) {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  useTimeLeft(isPointed || hasFocus, onClose);

  // Returns focus, so that keyboard users continue where they were.
  const focused = useRef(false);
  focused.current = hasFocus;
  useEffect(() => () => void (focused.current && cameFrom.current?.focus()), []);

  return (
    <ToastCard
      message={message}
      code={code}
      onDismiss={onClose}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
        setFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    />
  );
}
