import { useEffect, type FocusEvent, type RefObject } from "react";

/**
 * Closes a menu that is a `<details>`: on a press outside, on Escape, and when the focus leaves it, because the open menu
 * could cover what has the focus (WCAG 2.4.11).
 * @returns a function that closes it, and the handler of its `onBlur`
 */
export function useOpenDetails(details: RefObject<HTMLDetailsElement | null>) {
  const close = () => details.current?.removeAttribute("open");
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute("open");
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      const inside = details.current.contains(document.activeElement);
      details.current.open = false;
      if (inside) details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKey);
    };
  }, [details]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { close, onBlur };
}
