import { useSyncExternalStore } from "react";
import { dialogStore, type DialogStore } from "./dialog-store";
import { useLoaded } from "./useLoaded";

const none = () => undefined;
const loadHost = () => import("./DialogHost").then(({ DialogHost }) => DialogHost);

/**
 * Stands in every page and shows loading overlay, alert and question when their state says so (specification 8).
 * Until somebody makes a store it loads nothing, jotai included; then the host; each dialog when it is first needed.
 */
export function GlobalDialogs({ source = dialogStore }: { source?: DialogStore }) {
  const store = useSyncExternalStore(source.subscribe, source.get, none);
  const Host = useLoaded(store, loadHost);
  return store && Host ? <Host store={store} /> : null;
}
