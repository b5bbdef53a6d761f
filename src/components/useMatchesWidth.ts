import { useEffect, useState } from "react";

/**
 * Whether the window is at least so wide. False in the page as sent, so that server and browser agree at first.
 * Changes are taken over 200 ms after the last one (specification section 4: resize updates debounced).
 * @param width px
 */
export function useMatchesWidth(width: number): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setMatches(window.innerWidth >= width);
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(update, resizeDebounce);
    };
    update();
    window.addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", onResize);
    };
  }, [width]);
  return matches;
}

/** ms. Specification section 9. */
export const resizeDebounce = 200;
