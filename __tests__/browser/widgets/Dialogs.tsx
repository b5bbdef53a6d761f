import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { Button } from "../../../src/components/Button";
import { Container } from "../../../src/components/Container";
import {
  activeMenuAtom,
  confirm,
  showAlert,
  toggleMenu,
  toggleSideMenu,
  track,
  type Store,
} from "../../../src/application/state";
import { SideMenu } from "../../../src/application/widgets/dialogs/SideMenu";
import { StoreSideMenu } from "../../../src/application/widgets/global/StoreSideMenu";

const target = { display: "flex", alignItems: "center", minHeight: 44 };
const links = (
  <ul>
    {["Orders", "Plans"].map((name) => (
      <li key={name}>
        <a href={`#${name.toLowerCase()}`} style={target}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** Buttons that open each dialog through the store, as an application does. */
export function Dialogs({ store }: { store: Store }) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const menu = useAtomValue(activeMenuAtom, { store });
  const [isLeftOpen, setLeftOpen] = useState(false);
  const show = (code: number, message: string) => showAlert(store, { message, code }, Date.now());
  const ask = async () => {
    const answer = await confirm(store, "Send your application?");
    setAnswers((before) => [...before, answer]);
  };
  const workDone = () => new Promise((done) => document.addEventListener("work-done", done, { once: true }));
  const actions: Readonly<Record<string, () => unknown>> = {
    Ask: ask,
    Work: () => track(store, workDone()),
    "Show 200": () => show(200, "Your changes are saved."),
    "Show 503": () => show(503, "An error occured"),
    "Menu at the left": () => setLeftOpen(true),
    "Menu at the right": () => toggleSideMenu(store),
    Navigation: () => toggleMenu(store, "navigation"),
    Notifications: () => toggleMenu(store, "notifications"),
  };
  return (
    <Container>
      <h2>Dialogs</h2>
      {Object.entries(actions).map(([name, run]) => (
        <Button key={name} type="button" onClick={() => void run()}>
          {name}
        </Button>
      ))}
      <output aria-label="Active menu">{menu}</output>
      <output aria-label="Answers">{answers.join(", ")}</output>
      <SideMenu side="left" label="Left" isOpen={isLeftOpen} onClose={() => setLeftOpen(false)}>
        {links}
      </SideMenu>
      <StoreSideMenu side="right" label="Right" store={store}>
        {links}
      </StoreSideMenu>
    </Container>
  );
}
