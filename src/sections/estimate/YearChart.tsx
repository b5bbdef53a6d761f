import styled from "@emotion/styled";
import { Disclosure } from "../../components/Disclosure";
import { memo } from "react";
import { Fact } from "../../components/Fact";
import { Link } from "../../components/Link";
import { repay, repaymentOf, type Repayment, type YearOfPayments } from "../../content/facts/repayment";
import { fontSize, from, gray, measure, teal } from "../../design/tokens";
import { cents, dollars, percent, terms } from "./format";
import type { Choice, EstimateFigures } from "./figures";

const Figure = styled.figure({
  display: "grid",
  gap: 16,
  [from.desktop]: {
    gridTemplateColumns: "2fr 3fr",
    alignItems: "center",
    "& > figcaption, & > details": { maxWidth: measure, gridColumn: "1 / -1" },
  },
  "& svg": { width: "100%", height: 190, color: teal[600] },
  "@media (forced-colors: active)": { "& svg": { color: "CanvasText" } },
  "& table": {
    width: "100%",
    maxWidth: 480,
    marginBlock: 8,
    tableLayout: "fixed",
    borderCollapse: "collapse",
    fontSize: fontSize.small,
  },
  "& caption, & th, & td": { paddingBlock: 6, textAlign: "left", borderBottom: `1px solid ${gray[200]}` },
});

/** Dimensions of the drawing: a year's width, a bar's width, the height of twelve payments. */
const [step, bar, full] = [24, 18, 100];

/** Outlines of bars, one per year, as one path. @param spans from the bottom up, in units */
const bars = (left: number, spans: readonly (readonly [from: number, to: number])[]): string =>
  spans
    .map(([from, to], year) => `M${left + year * step} ${full - from}v${from - to}h${bar}V${full - from}z`)
    .join("");

/** Principal filled, interest outlined on top of it: readable without color. */
function Bars({ years, left, payment }: { years: readonly YearOfPayments[]; left: number; payment: number }) {
  const height = (amount: number) => Math.round((amount / payment / 12) * full);
  const principals = years.map(({ principal }) => [0, height(principal)] as const);
  const interests = years.map(
    ({ principal, interest }) => [height(principal), height(principal + interest)] as const,
  );
  return (
    <>
      <path d={bars(left, principals)} fill="currentColor" />
      <path d={bars(left, interests)} fill="none" stroke="currentColor" strokeWidth="2" />
      <text
        x={years.map((_, year) => left + bar / 2 - 4 + year * step).join(" ")}
        y="118"
        fill="currentColor"
        fontSize="14"
      >
        {years.map((_, year) => (year + 1) % 10).join("")}
      </text>
    </>
  );
}

interface YearTableProps {
  caption: string;
  interestColumn?: string;
  years: readonly YearOfPayments[];
}

function YearTable({ caption, interestColumn = "Interest", years }: YearTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {["Year", "Principal", interestColumn].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ principal, interest }, year) => (
          <tr key={year}>
            <th scope="row">{year + 1}</th>
            <td>{cents(principal)}</td>
            <td>{cents(interest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type YearsProps = Choice & { figures: EstimateFigures };

/**
 * A loan, and a credit card with the same payments: undefined if they would never repay it. At the same rate both are the
 * same; calculated, the cents that rounding leaves would take the card a month longer.
 */
function loanAndCard({ amount, rate, figures }: YearsProps) {
  const loan = repaymentOf(amount, rate, figures.months);
  return { loan, card: rate === figures.card ? loan : repay(amount, figures.card, loan.payment) };
}

/** The chart in figures, rendered only for a settled choice because dozens of cells would slow the slider down. */
const YearTables = memo(function YearTables(props: YearsProps) {
  const { loan, card } = loanAndCard(props);
  return (
    <>
      <YearTable caption="This loan" years={loan.years} />
      <p>{`${terms(props, loan)}.`}</p>
      {card && <YearTable caption="Credit card" interestColumn="Credit card interest" years={card.years} />}
    </>
  );
});

/** "$4,194.72 more than this loan". */
function difference(card: Repayment, loan: Repayment): string {
  const more = card.total - loan.total;
  return more === 0
    ? "as much as this loan"
    : `${cents(Math.abs(more))} ${more > 0 ? "more" : "less"} than this loan`;
}

/**
 * Compares the years of a loan with those of a credit card with the same payments: a chart, its tables, a sentence.
 * @param settled the last choice that was stable for a moment
 */
export function YearChart({ settled, ...props }: YearsProps & { settled: Choice }) {
  const { amount, rate, figures } = props;
  const { loan, card } = loanAndCard(props);
  const years = card?.years ?? [];
  const width = (Math.max(loan.years.length + years.length, 11) + 1) * step;
  return (
    <Figure>
      {/* One string, because React updates no text beside others once a browser has translated them. */}
      <figcaption>
        {`Each bar is a year of payments on ${dollars(amount)} at ${percent(rate)} APR. Filled: what you borrowed. Outlined: interest.${years.length ? " On the right, a credit card." : ""}`}
      </figcaption>
      <svg viewBox={`0 0 ${width} 122`} preserveAspectRatio="xMinYMid" aria-hidden="true">
        <Bars years={loan.years} left={1} payment={loan.payment} />
        <Bars years={years} left={1 + (loan.years.length + 1) * step} payment={loan.payment} />
      </svg>
      <p>
        On a credit card at the <Link to="/our-numbers#figure-creditCard-averageRate">average rate</Link> of{" "}
        <Fact name="creditCard.averageRate" />,{" "}
        <span>
          {card
            ? `the same payments would take ${card.count} months and come to ${cents(card.total)}, ${difference(card, loan)}.`
            : "the same payments would not cover the interest and never repay it."}
        </span>
      </p>
      <Disclosure>
        <summary>The chart in figures</summary>
        <YearTables {...settled} figures={figures} />
      </Disclosure>
    </Figure>
  );
}
