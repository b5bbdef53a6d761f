import { useEffect, useState } from "react";

/**
 * The window's width, px, as media queries in em see it: half of it if the browser's font size is doubled. Updated 200 ms
 * after the last change. In the browser only.
 */
export function useWindowWidth(): number {
  const [width, setWidth] = useState(windowWidth);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(windowWidth()), resizeDebounce);
    };
    window.addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", onResize);
    };
  }, []);
  return width;
}

/** ms */
export const resizeDebounce = 200;

const windowWidth = () =>
  (window.innerWidth * 16) / parseFloat(getComputedStyle(document.documentElement).fontSize);
