import { useSyncExternalStore } from "react";
import { isCalm } from "../../site/instant-actions";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  const calm = new MutationObserver(onChange);
  calm.observe(document.documentElement, { attributeFilter: ["data-calm"] });
  return () => {
    media.removeEventListener("change", onChange);
    calm.disconnect();
  };
}

/** Whether the visitor prefers reduced motion or has turned on calm view; follows changes of both. In the browser only. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => isCalm() || window.matchMedia(query).matches);
}
