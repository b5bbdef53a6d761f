import { useEffect } from "react";
import { targetOf } from "./hash-target";

/** Opens the `<details>` that the address's hash names, now and when the hash changes, so that a link shows its answer. */
export function useOpenHashTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = targetOf(window.location.hash);
      const details = target?.closest("details");
      if (!details || details.open) return;
      details.open = true;
      details.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}
