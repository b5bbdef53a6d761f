/** The page's script: mounts every shared widget over one store, as an application would. */
import { createRoot } from "react-dom/client";
import { FactsProvider } from "../../../src/components/FactsContext";
import { GlobalStyles } from "../../../src/design/global";
import { createStore } from "../../../src/application/state";
import { dialogStore } from "../../../src/application/widgets/global/dialog-store";
import { GlobalDialogs } from "../../../src/application/widgets/global/GlobalDialogs";
import { Boxes } from "./Boxes";
import { Dialogs } from "./Dialogs";
import { Fields } from "./Fields";

const store = createStore();
dialogStore.set(store);

createRoot(document.getElementById("root")!).render(
  <FactsProvider facts={new Map()}>
    <GlobalStyles />
    <main>
      <Boxes />
      <Dialogs store={store} />
      <Fields />
    </main>
    <GlobalDialogs drawerId="drawer" />
    <div id="drawer" popover="auto" role="dialog" aria-label="Drawer">
      Pages of the site
    </div>
  </FactsProvider>,
);
