import styled from "@emotion/styled";
import { useId } from "react";
import { Fact } from "../../components/Fact";
import { useFacts } from "../../components/FactsContext";
import { family, fontSize, forcedEdge, gray, radius, shadow, teal, white } from "../../design/tokens";
import { financeCharge, totalOfPayments } from "../../content/facts/amortization";
import { exactDollars } from "../../content/facts/money";
import { factInHundredths } from "../estimate/figures";

const Box = styled.div({
  maxWidth: 480,
  padding: "22px 24px 12px",
  background: white,
  borderRadius: radius.card,
  boxShadow: shadow.large,
  ...forcedEdge,
  color: gray[900],
  fontSize: fontSize.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  "@media print": { border: `1px solid ${gray[300]}`, breakInside: "avoid" },
});

const Label = styled.p({ color: gray[600] });
const Payment = styled.p({
  marginTop: 4,
  fontFamily: family.heading,
  fontWeight: 600,
  fontSize: "min(2.75rem,14vw)",
  lineHeight: 1.1,
  letterSpacing: "-0.015em",
  color: teal[900],
});
const Rate = styled.p({ marginBottom: 8, color: gray[700] });
const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 8,
  paddingBlock: 10,
  borderTop: `1px solid ${gray[200]}`,
  "& dd": { marginLeft: "auto", fontWeight: 600 },
});

/**
 * The published example as a card: payment, APR, loan, total of payments, cost of the loan.
 * Total and cost are computed from the payment, so that they always agree with it.
 * @shows example.loan example.payments example.lowPayment disclosure.exampleRate disclosure.exampleTotal
 * @example
 * <ExamplePayment />
 */
export function ExamplePayment() {
  const facts = useFacts();
  const figure = (name: string) => factInHundredths(name, facts) / 100;
  const [loan, payments] = [figure("example.loan"), figure("example.payments")];
  const payment = figure("example.lowPayment");
  const id = useId();
  const rows = [
    ["disclosure.exampleLoan", loan],
    ["disclosure.exampleTotal", totalOfPayments(payment, payments)],
    ["disclosure.exampleCost", financeCharge(loan, payment, payments)],
  ] as const;
  return (
    <Box role="group" aria-labelledby={id} data-credit="example">
      <Label id={id}>
        <Fact name="disclosure.exampleTitle" />
      </Label>
      <Payment>{exactDollars(payment)}</Payment>
      <Rate>
        <Fact name="disclosure.exampleRate" />
      </Rate>
      <dl>
        {rows.map(([name, dollars]) => (
          <Row key={name}>
            <dt>
              <Fact name={name} />
            </dt>
            <dd>{exactDollars(dollars)}</dd>
          </Row>
        ))}
      </dl>
    </Box>
  );
}
