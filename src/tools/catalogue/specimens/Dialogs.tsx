import styled from "@emotion/styled";
import { useState } from "react";
import { ActionButton } from "../../../components/Button";
import { confirm, track } from "../../../application/state";
import { teal } from "../../../design/color";
import { radius } from "../../../design/space";
import { ConfirmBox } from "../../../application/widgets/dialogs/ConfirmDialog";
import { LoadingMark } from "../../../application/widgets/dialogs/LoadingOverlay";
import { Columns, Row, Stack, State } from "../parts";
import { store } from "../store";

const Dimmed = styled.div({
  padding: 24,
  borderRadius: radius.tile,
  background: teal[900],
  "& > *": { marginInline: "auto", maxWidth: 480 },
});

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

interface DialogsProps {
  /** The work that the loading overlay waits for. */
  work?: () => Promise<unknown>;
}

/** Both dialogs rendered in place, and buttons that open them through the store. */
export function Dialogs({ work = () => wait(3) }: DialogsProps) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const add = (answer: string) => setAnswers((before) => [...before, answer]);
  const ask = (message: string) => confirm(store, message).then(add);
  return (
    <Stack>
      <Row>
        <ActionButton onClick={() => ask("Send your application to three clinics?")}>Ask</ActionButton>
        <ActionButton
          look="secondary"
          onClick={() => [
            ask("The first question?"),
            ask("The second question, which supersedes the first?"),
          ]}
        >
          Two questions
        </ActionButton>
        <ActionButton look="secondary" onClick={() => track(store, work())}>
          Work
        </ActionButton>
        <output aria-label="Answers">{answers.join(", ")}</output>
      </Row>
      <Columns>
        <State name="Confirm dialog">
          <Dimmed>
            <ConfirmBox message="Send your application to three clinics?" onAnswer={add} />
          </Dimmed>
        </State>
        <State name="Loading overlay">
          <Dimmed>
            <LoadingMark label="Loading" />
          </Dimmed>
        </State>
      </Columns>
    </Stack>
  );
}
