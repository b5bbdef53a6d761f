import { useEffect, useRef, useState } from "react";
import { TOAST_DURATION } from "../../toast";
import { ToastCard, type ToastCardProps } from "./ToastCard";

interface ToastProps extends Pick<ToastCardProps, "message" | "code"> {
  /** Called when its time is over or the user dismisses it. */
  onGone: () => void;
}

/**
 * Calls back when the time is over; the time pauses while `isPaused`.
 * @param duration ms
 */
function useTimeLeft(duration: number, isPaused: boolean, onOver: () => void): void {
  const left = useRef(duration);
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
