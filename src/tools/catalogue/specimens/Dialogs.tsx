import styled from "@emotion/styled";
import { useState } from "react";
import { Button } from "../../../components/Button";
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

/** Both dialogs rendered in place, and buttons that open them through the store. */
export function Dialogs() {
  const [answer, setAnswer] = useState("not asked");
  const ask = (message: string) => confirm(store, message).then(setAnswer);
  return (
    <Stack>
      <Row>
        <Button onClick={() => ask("Send your application to three clinics?")}>Ask</Button>
        <Button
          look="secondary"
          onClick={() => [
            ask("The first question?"),
            ask("The second question, which supersedes the first?"),
          ]}
        >
          Ask twice
        </Button>
        <Button look="secondary" onClick={() => track(store, wait(3))}>
          Load for 3 seconds
        </Button>
        <span role="status">Answer: {answer}</span>
      </Row>
      <Columns>
        <State name="Confirm dialog">
          <Dimmed>
            <ConfirmBox message="Send your application to three clinics?" onAnswer={setAnswer} />
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
