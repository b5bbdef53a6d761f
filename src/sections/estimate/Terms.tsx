import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { repaymentOf } from "../../content/facts/repayment";
import { fontSize, gray, teal } from "../../design/tokens";
import { cents, percent, terms } from "./format";
import type { Choice } from "./figures";

const Box = styled.div({
  paddingTop: 14,
  borderTop: `3px solid ${teal[600]}`,
  fontSize: fontSize.fine,
  lineHeight: 1.4,
  "& dt": { marginTop: 10 },
  // Every figure has the same size: none is the offer, and none the small print.
  "& dd": { fontSize: fontSize.subheading, fontWeight: 600, color: gray[900] },
  "& p": { marginTop: 12 },
});

/**
 * A loan at one rate: APR, payment, number of payments, total and cost at equal size, and the terms of repayment in words
 * (12 CFR 1026.24(d)(2)).
 * @param children its heading
 */
export function Terms({ amount, rate, months, children }: Choice & { months: number; children: ReactNode }) {
  const loan = repaymentOf(amount, rate, months);
  const rows = [
    ["APR", percent(rate)],
    ["Monthly payment", cents(loan.payment)],
    ["Number of payments", loan.count],
    ["Total of payments", cents(loan.total)],
    ["Cost of the loan", cents(loan.cost)],
  ];
  return (
    <Box data-credit="rate">
      {children}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{`${terms({ amount, rate }, loan)}.`}</p>
    </Box>
  );
}
