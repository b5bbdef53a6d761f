import { useEffect } from "react";
import { openHashTarget } from "../gatsby/hydration/hash-target";
import { isHydrating } from "../gatsby/hydration/hydrated";

/** Opens the `<details>` that the address's hash names, now and when the hash changes, so that a link shows its answer. */
export function useOpenHashTarget(): void {
  useEffect(() => {
    // In a page as sent the boot file has opened it, and the visitor may have closed it since.
    if (!isHydrating()) openHashTarget();
    window.addEventListener("hashchange", openHashTarget);
    return () => window.removeEventListener("hashchange", openHashTarget);
  }, []);
}
