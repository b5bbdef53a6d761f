import { useEffect } from "react";

/** Opens the `<details>` that the address's hash names, now and when the hash changes, so that a link shows its answer. */
export function useOpenHashTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
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
