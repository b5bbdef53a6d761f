import { useSyncExternalStore } from "react";
import { dialogStore } from "./dialog-store";
import { useLoaded } from "./useLoaded";

const loadHost = () => import("./DialogHost").then(({ DialogHost }) => DialogHost);

/**
 * Mount point of the loading overlay, the alert, the question and the active menu in every page. Once there is a store,
 * it loads the host, which loads each dialog when it is first needed.
 * @param drawerId id of the site's drawer, which shows the navigation menu
 */
export function GlobalDialogs({ drawerId }: { drawerId: string }) {
  const store = useSyncExternalStore(dialogStore.subscribe, dialogStore.get, () => undefined);
  const Host = useLoaded(store, loadHost);
  return store && Host ? <Host store={store} drawerId={drawerId} /> : null;
}
