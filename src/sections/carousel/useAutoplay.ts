import { useEffect, useRef } from "react";

/**
 * Calls `advance` after each interval while running. Any change of position restarts the interval, so that autoplay does not
 * move a slide right after a visitor has.
 * @param interval ms
 * @param position the first slide in view
 */
export function useAutoplay(running: boolean, interval: number, position: number, advance: () => void): void {
  const latest = useRef(advance);
  latest.current = advance;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => latest.current(), interval);
    return () => clearTimeout(timer);
  }, [running, interval, position]);
}
