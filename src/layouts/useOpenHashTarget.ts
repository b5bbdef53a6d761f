import { useEffect } from "react";
import { openHashTarget } from "../hydration/hash-target";

/** Opens the `<details>` that the address's hash names, now and when the hash changes, so that a link shows its answer. */
export function useOpenHashTarget(): void {
  useEffect(() => {
    openHashTarget();
    window.addEventListener("hashchange", openHashTarget);
    return () => window.removeEventListener("hashchange", openHashTarget);
  }, []);
}
