import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { from, gray, teal, touchTarget } from "../../design/tokens";

/**
 * Rows that state what a visitor may want and where to go for it.
 * @example
 * <Ways>
 * <Way want="ask what I could borrow">
 *
 * [{mail.financing}](link:mail.financing)
 *
 * </Way>
 * <Way want="talk to a nurse">
 *
 * [Choose a time](link:nurseBooking) for a call.
 *
 * </Way>
 * </Ways>
 */
export function Ways({ children }: { children: ReactNode }) {
  return <List>{children}</List>;
}

const List = styled.dl({ borderTop: `1px solid ${gray[300]}` });

const Row = styled.div({
  display: "grid",
  gap: "0 32px",
  paddingBlock: 12,
  borderBottom: `1px solid ${gray[300]}`,
  alignItems: "center",
  "& dt": { fontWeight: 600, color: teal[900] },
  // Long email addresses, with the spacing of WCAG 1.4.12 on a small phone.
  "& dd": { overflowWrap: "anywhere" },
  "& a": touchTarget,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  // A link's printed address follows its words.
  "@media print": { "& a": { display: "inline" } },
});

/**
 * One row: what a visitor may want, and where to go for it.
 * @partOf Ways
 */
export function Way({ want, children }: { want: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{want}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
