import { useEffect, useRef } from "react";

/**
 * Calls back when the time is over; the time pauses while `isPaused`.
 * @param duration ms
 */
export function useTimeLeft(duration: number, isPaused: boolean, onOver: () => void): void {
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
