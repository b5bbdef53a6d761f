import styled from "@emotion/styled";
import { memo } from "react";
import { repaymentOf } from "../../content/facts/repayment";
import { fontSize, from, gray } from "../../design/tokens";
import { cents, dollars, payments, percent } from "./format";
import type { EstimateFigures } from "./figures";

const Table = styled.table({
  width: "100%",
  borderCollapse: "collapse",
  // Three columns of figures fit on a phone, also if the browser's font size is large.
  fontSize: `min(${fontSize.fine}, 5vw)`,
  lineHeight: 1.4,
  textAlign: "left",
  // In print a repeated header would cover the rows below it.
  "@media print": { "& thead": { display: "table-row-group" } },
  "& caption": { textAlign: "left", fontWeight: 600, color: gray[900] },
  "& td": { textWrap: "balance" },
  [from.tablet]: { "& th": { whiteSpace: "nowrap" } },
  "& th, & td": { padding: "8px 12px 8px 0", borderBottom: `1px solid ${gray[200]}`, verticalAlign: "top" },
});

/** The smallest and the largest amount and every $10,000 between: a representative scale (12 CFR 1026.24(e)(2)). Cents. */
function scale({ least, most }: EstimateFigures): number[] {
  const step = 10_000_00;
  const between = Array.from({ length: Math.ceil(most / step) }, (_, index) => index * step);
  return [least, ...between.filter((amount) => amount > least), most];
}

/** Loans of several amounts at the lowest and the highest rate: the estimate for visitors without JavaScript. */
export const AmountScale = memo(function AmountScale({ figures }: { figures: EstimateFigures }) {
  const rates = [figures.lowest, figures.highest];
  return (
    <Table>
      <caption>Other amounts, at our lowest and our highest rate</caption>
      <thead>
        <tr>
          <th scope="col">Loan</th>
          {rates.map((rate) => (
            <th key={rate} scope="col">
              {percent(rate)} APR, fixed rate
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scale(figures).map((amount) => (
          <tr key={amount}>
            <th scope="row">{dollars(amount)} loan</th>
            {rates.map((rate) => {
              const loan = repaymentOf(amount, rate, figures.months);
              return <td key={rate}>{`${payments(loan)}, ${cents(loan.total)} in all`}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
});
