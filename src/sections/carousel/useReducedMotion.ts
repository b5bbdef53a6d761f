import { useSyncExternalStore } from "react";
import { isMotionReduced } from "../../site/instant-actions";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia("(prefers-reduced-motion: reduce)");
  media.addEventListener("change", onChange);
  const calm = new MutationObserver(onChange);
  calm.observe(document.documentElement, { attributeFilter: ["data-calm"] });
  return () => {
    media.removeEventListener("change", onChange);
    calm.disconnect();
  };
}

/** Whether the visitor prefers reduced motion or has turned on calm view; follows changes of both. In the browser only. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isMotionReduced);
