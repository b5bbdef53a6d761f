import { globalHistory } from "@gatsbyjs/reach-router";
import { useLayoutEffect } from "react";
import { openHashTarget } from "../gatsby/hydration/hash-target";
import { isHydrating } from "../gatsby/hydration/hydrated";

/** Opens the `<details>` around the target of the address's hash, now and when the hash changes. */
export function useOpenHashTarget(): void {
  // Before Gatsby scrolls, because an open answer is higher.
  useLayoutEffect(() => {
    // In a page that is being hydrated, the boot file has opened it, and the visitor may have closed it since.
    if (!isHydrating()) openHashTarget();
    // Not `hashchange`, because Gatsby's links change the hash without that event.
    return globalHistory.listen(() => openHashTarget());
  }, []);
}
