import styled from "@emotion/styled";
import { repaymentOf } from "../../content/facts/repayment";
import { fontSize, gray, teal, type } from "../../design/tokens";
import { cents, percent, terms } from "./format";
import type { Choice } from "./figures";

const Box = styled.div({
  paddingTop: 14,
  borderTop: `3px solid ${teal[600]}`,
  fontSize: fontSize.fine,
  lineHeight: 1.4,
  breakInside: "avoid",
  "& dt": { marginTop: 10 },
  // Every figure has the same size, so that none looks like the offer and none like small print.
  "& dd": { fontSize: fontSize.subheading, fontWeight: 600, color: gray[900] },
  "& p": { marginTop: 12 },
});

const Heading = styled.h3(type.h3, { fontSize: fontSize.subheading });

/**
 * A loan at one rate: APR, payment, number of payments, total and cost at equal size, and the terms of repayment in words
 * (12 CFR 1026.24(d)(2)).
 */
export function Terms({ title, amount, rate, months }: Choice & { title: string; months: number }) {
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
      <Heading>{title}</Heading>
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
