import styled from "@emotion/styled";
import { useId } from "react";
import { ActionButton } from "../../../components/Button";
import { gray, radius, shadow, until, white } from "../../../design/tokens";
import type { ConfirmResult } from "../../state";
import { Modal } from "./Modal";

interface ConfirmDialogProps {
  /** The question. */
  message: string;
  /** Called once; Escape declines. */
  onAnswer: (answer: ConfirmResult) => void;
}

const Frame = styled(Modal)({
  margin: "auto",
  width: "min(480px, calc(100vw - 40px))",
  maxHeight: "none",
  background: "none",
  overflow: "visible",
});

const Box = styled.div({
  display: "grid",
  gap: 24,
  maxHeight: "calc(100dvh - 40px)",
  padding: 28,
  overflowY: "auto",
  borderRadius: radius.card,
  background: white,
  color: gray[900],
  boxShadow: shadow.large,
  "& > p": {
    fontSize: "1.1875rem",
    fontWeight: 500,
    lineHeight: 1.45,
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  "& > div": {
    display: "flex",
    justifyContent: "flex-end",
    gap: 12,
    [until.tablet]: { display: "grid", gridTemplateColumns: "1fr 1fr" },
  },
});

/**
 * A yes/no question over the page.
 * Focus starts on "No", which changes nothing, and returns to where it was when the dialog closes. A click on the
 * backdrop does nothing, so that the question is not dismissed by accident.
 */
export function ConfirmDialog({ message, onAnswer }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Frame isOpen role="alertdialog" aria-labelledby={id} onEscape={() => onAnswer("declined")}>
      <Box>
        <p id={id}>{message}</p>
        <div>
          <ActionButton look="quiet" type="button" onClick={() => onAnswer("declined")}>
            No
          </ActionButton>
          <ActionButton type="button" onClick={() => onAnswer("approved")}>
            Yes
          </ActionButton>
        </div>
      </Box>
    </Frame>
  );
}
