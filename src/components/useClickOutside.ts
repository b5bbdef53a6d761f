import { useEffect, useRef, type RefObject } from "react";

/**
 * Calls `onOutside` when a pointer goes down outside an element.
 * @param target the element; nothing happens while it is not mounted
 * @param onOutside may change between renders without a new subscription
 */
export function useClickOutside(
  target: RefObject<Element | null>,
  onOutside: (event: PointerEvent) => void,
): void {
  const latest = useRef(onOutside);
  latest.current = onOutside;
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const element = target.current;
      if (element && !element.contains(event.target as Node)) latest.current(event);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [target]);
}
