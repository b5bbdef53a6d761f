import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { Button } from "../../../src/components/Button";
import { Container } from "../../../src/components/Container";
import {
  activeMenuAtom,
  clearAlert,
  confirm,
  showAlert,
  toggleMenu,
  toggleSideMenu,
  track,
  type Store,
} from "../../../src/application/state";
import { SideMenu } from "../../../src/application/widgets/dialogs/SideMenu";
import { StoreSideMenu } from "../../../src/application/widgets/global/StoreSideMenu";

const messages = {
  200: "Your changes are saved.",
  302: "This page has moved.",
  503: "An error occured",
} as const;
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

/** Buttons that bring up each dialog through the store, as an application does. */
export function Dialogs({ store }: { store: Store }) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const menu = useAtomValue(activeMenuAtom, { store });
  const [isLeftOpen, setLeftOpen] = useState(false);
  return (
    <Container>
      <h2>Dialogs</h2>
      <Button
        type="button"
        onClick={() =>
          confirm(store, "Send your application?").then((answer) =>
            setAnswers((before) => [...before, answer]),
          )
        }
      >
        Ask
      </Button>
      <Button
        type="button"
        onClick={() =>
          track(store, new Promise((done) => document.addEventListener("work-done", done, { once: true })))
        }
      >
        Work
      </Button>
      {([200, 302, 503] as const).map((code) => (
        <Button
          key={code}
          type="button"
          onClick={() => showAlert(store, { message: messages[code], code }, Date.now())}
        >
          Show {code}
        </Button>
      ))}
      <Button type="button" onClick={() => clearAlert(store)}>
        Clear
      </Button>
      <Button type="button" onClick={() => setLeftOpen(true)}>
        Menu at the left
      </Button>
      <Button type="button" onClick={() => toggleSideMenu(store)}>
        Menu at the right
      </Button>
      <Button type="button" onClick={() => toggleMenu(store, "navigation")}>
        Navigation
      </Button>
      <Button type="button" onClick={() => toggleMenu(store, "notifications")}>
        Notifications
      </Button>
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
