/** The page's script: mounts the catalogue's widgets over its store, as an application would. */
import { useAtomValue } from "jotai/react";
import { createRoot } from "react-dom/client";
import { Band } from "../../../src/components/Band";
import { ActionButton } from "../../../src/components/Button";
import { Container } from "../../../src/components/Container";
import { FactsProvider } from "../../../src/components/FactsContext";
import { GlobalStyles } from "../../../src/design/global";
import { Card, Cards } from "../../../src/sections/cards/Card";
import { activeMenuAtom, confirm, toggleMenu } from "../../../src/application/state";
import { dialogStore } from "../../../src/application/widgets/global/dialog-store";
import { GlobalDialogs } from "../../../src/application/widgets/global/GlobalDialogs";
import { Banners } from "../../../src/tools/catalogue/specimens/Banners";
import { Dialogs } from "../../../src/tools/catalogue/specimens/Dialogs";
import { Headings } from "../../../src/tools/catalogue/specimens/Headings";
import { Inputs } from "../../../src/tools/catalogue/specimens/Inputs";
import { SideMenus } from "../../../src/tools/catalogue/specimens/SideMenus";
import { Toasts } from "../../../src/tools/catalogue/specimens/Toasts";
import { store } from "../../../src/tools/catalogue/store";

dialogStore.set(store);

/** Ends when a test dispatches the event "work-done". */
const work = () => new Promise((done) => document.addEventListener("work-done", done, { once: true }));

/** Asks the question in the detail of an event "ask", as a call that fails while another question is open would. */
document.addEventListener("ask", (event) => void confirm(store, String((event as CustomEvent).detail)));

function Menus() {
  const active = useAtomValue(activeMenuAtom, { store });
  return (
    <>
      <ActionButton onClick={() => toggleMenu(store, "navigation")}>Navigation</ActionButton>
      <ActionButton onClick={() => toggleMenu(store, "notifications")}>Notifications</ActionButton>
      <output aria-label="Active menu">{active}</output>
    </>
  );
}

createRoot(document.getElementById("root")!).render(
  <FactsProvider facts={new Map()}>
    <GlobalStyles />
    <main>
      <h1>Widgets</h1>
      <h2>As wide as the window</h2>
      <Headings />
      <Banners />
      <Cards>
        <Card title="A card" icon="wallet">
          An icon in an arch, a heading and a few words.
        </Card>
        <Card title="Another" icon="chats-circle" tone="purple">
          For what is about partners and nurses.
        </Card>
      </Cards>
      <Band tone="white">A section</Band>
      <Container data-testid="container">
        <h2>In a container</h2>
        <Dialogs work={work} />
        <SideMenus />
        <Menus />
        <Toasts />
        <Inputs />
      </Container>
    </main>
    <GlobalDialogs drawerId="drawer" />
    <div id="drawer" popover="auto" role="dialog" aria-label="Drawer">
      Pages of the site
    </div>
  </FactsProvider>,
);
