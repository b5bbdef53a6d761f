import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { fontSize, from, gray, surface, teal, unread } from "../design/tokens";

/** The card around questions. */
export const FaqCard = styled.div({
  ...surface,
  padding: "8px 20px",
  [from.tablet]: { padding: "16px 32px" },
});

const Question = styled.details({
  position: "relative",
  borderBottom: `1px solid ${gray[200]}`,
  "&:last-of-type": { borderBottom: 0 },
  "& > summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    minHeight: 64,
    paddingBlock: 12,
  },
  "& > summary > *": {
    fontSize: fontSize.large,
    fontWeight: 600,
    lineHeight: 1.35,
    color: gray[900],
  },
  "& > summary:hover > *": { color: teal[700] },
  "& > summary::after": {
    // The sign is not read: the browser announces whether a question is open.
    content: unread('"+"'),
    minWidth: 24,
    textAlign: "center",
    fontSize: "1.5rem",
    lineHeight: 1,
    color: teal[600],
  },
  "&[open] > summary::after": { content: unread('"\u2212"') },
});

const Answer = styled.div({ paddingBottom: 24 });
/** The link target, at the top of its question. */
const Anchor = styled.span({ position: "absolute", top: 0 });

interface FaqItemProps {
  /** Unique on the page; a link to it opens the answer. */
  id: string;
  question: string;
  headingLevel: 2 | 3 | 4;
  /** The answer. */
  children: ReactNode;
}

/**
 * A question that opens and closes independently. Its id is inside the answer because browsers open `<details>` for a link
 * to an element inside it.
 */
export function FaqItem({ id, question, headingLevel, children }: FaqItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Question>
      <summary>
        <Heading>{question}</Heading>
      </summary>
      <Answer>
        <Anchor id={id} />
        {children}
      </Answer>
    </Question>
  );
}
