import { useState } from "react";
import { ActionButton } from "../../../components/Button";
import { confirm, track } from "../../../application/state";
import { Row } from "../parts";
import { store } from "../store";

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

interface DialogsProps {
  /** The work that the loading overlay waits for. */
  work?: () => Promise<unknown>;
}

/** Buttons that open the dialogs through the store. */
export function Dialogs({ work = () => wait(3) }: DialogsProps) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ask = async () => {
    const answer = await confirm(store, "Send your application to three clinics?");
    setAnswers((before) => [...before, answer]);
  };
  return (
    <Row>
      <ActionButton onClick={ask}>Ask</ActionButton>
      <ActionButton look="secondary" onClick={() => track(store, work())}>
        Work
      </ActionButton>
      <output aria-label="Answers">{answers.join(", ")}</output>
    </Row>
  );
}
