import styled from "@emotion/styled";
import type { KeyboardEvent } from "react";
import { Fact } from "../../components/Fact";
import { ButtonLink } from "../../components/Button";
import { repaymentOf } from "../../content/facts/repayment";
import type { LoanTerm } from "../../content/schema/component-shapes";
import {
  controlBorder,
  fontSize,
  from,
  gray,
  measure,
  minimumTarget,
  radius,
  teal,
} from "../../design/tokens";
import { AmountScale } from "./AmountScale";
import { PrintSheet } from "./PrintSheet";
import { Terms } from "./Terms";
import { YearChart } from "./YearChart";
import { hashOf } from "./address";
import { amountStep, defaultChoice, useEstimateFigures } from "./figures";
import { cents, dollars, percent, terms } from "./format";
import { amountText, rateText, useChoice } from "./useChoice";

export interface PaymentEstimateProps {
  /** How long the loan is repaid, such as `{plan.ivf.term}`. Use only a term that we offer (15 USC 1662). */
  term: LoanTerm;
  /** For a page to print: shows a print button instead of the chart and the link to that page. */
  sheet?: boolean;
}

const Root = styled.div({
  display: "grid",
  gap: 32,
  "& p": { maxWidth: measure },
  // No figures beside a field that they are not for. A second later, for React to load and for a visitor to type.
  "@media screen": {
    '&[data-estimate=""]:has(input:is(:focus, :user-valid)) :is(dd, dl + p, figure)': {
      visibility: "hidden",
      transition: "visibility 0s 1s",
    },
  },
});
/** Hidden without scripts, where the fields would do nothing: the table of amounts replaces them. */
const Fields = styled.div({
  display: "grid",
  gap: "8px 32px",
  [from.tablet]: { gridTemplateColumns: "1fr 2fr 1fr", alignItems: "end" },
  "@media (scripting: none)": { display: "none" },
  "& label": { display: "block", color: gray[900], fontWeight: 600 },
  // A link to a field also scrolls its label into view.
  "& input": {
    scrollMarginTop: 48,
    margin: 0,
    width: "100%",
    minHeight: minimumTarget,
    accentColor: teal[600],
  },
  "& > p": { gridColumn: "1 / -1" },
  "& [inputmode]": { padding: "0 12px", border: `1px solid ${controlBorder}`, borderRadius: radius.input },
});
const Columns = styled.div({
  display: "grid",
  gap: "24px 20px",
  // Two columns on a phone, and one if its text is much larger.
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 40%), 1fr))",
  fontVariantNumeric: "tabular-nums",
  "& > :last-child": { gridColumn: "1 / -1" },
  [from.split]: {
    gridTemplateColumns: "repeat(3, 1fr)",
    gap: 32,
    "& > :last-child": { gridColumn: "auto" },
  },
});
const Note = styled.p({ fontSize: fontSize.fine, lineHeight: 1.5 });

/**
 * The cost of a loan: monthly payment, APR, number of payments, total and cost for an amount that the visitor chooses, at
 * the lowest, the highest and one more rate. It collects no personal data and sends nothing: the choice is in the URL's
 * hash.
 * @once
 * @heading 3
 * @shows apr.min apr.max loan.min loan.max example.loan disclosure.estimate
 * @shows creditCard.averageRate unless sheet
 * @example
 * <PaymentEstimate term="{plan.ivf.term}" />
 * @example On a page to print
 * <PaymentEstimate term="{plan.ivf.term}" sheet />
 */
export function PaymentEstimate({ term, sheet = false }: PaymentEstimateProps) {
  const figures = useEstimateFigures(term);
  const first = defaultChoice(figures);
  const { choice, settled, isReplaced, isLive, fields, onType, onSlide, onLeave } = useChoice(figures);
  const typing = {
    autoComplete: "off",
    "aria-describedby": "estimate-limits",
    onInput: onType,
    onBlur: onLeave,
    // Not an Enter that ends the composition of an input method, which would append its text to the replaced one.
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) =>
      key === "Enter" && !nativeEvent.isComposing && onLeave(),
  };
  const { amount } = choice;
  const { months } = figures;
  const spoken = isReplaced ? choice : settled;
  const spokenLoan = spoken && repaymentOf(spoken.amount, spoken.rate, months);
  const isFirst = amount === first.amount && choice.rate === first.rate;
  return (
    <Root data-hydrate="native" data-estimate={isLive ? "live" : ""}>
      <Fields data-no-print>
        <div>
          <label htmlFor="amount">Amount to borrow, $</label>
          <input
            id="amount"
            ref={fields.amount}
            inputMode="numeric"
            {...typing}
            defaultValue={amountText(first)}
          />
        </div>
        <input
          ref={fields.slider}
          type="range"
          autoComplete="off"
          aria-label="Amount to borrow"
          aria-valuetext={dollars(amount)}
          min={figures.least / 100}
          max={figures.most / 100}
          step={amountStep / 100}
          defaultValue={first.amount / 100}
          onInput={onSlide}
        />
        <div>
          <label htmlFor="apr">APR to try, %</label>
          <input id="apr" ref={fields.rate} inputMode="decimal" {...typing} defaultValue={rateText(first)} />
        </div>
        <Note id="estimate-limits">
          {`${dollars(figures.least)} to ${dollars(figures.most)}, in hundreds; ${percent(figures.lowest)} to ${percent(figures.highest)} APR`}
        </Note>
      </Fields>
      {/* Announced after each change, and visible where a value was replaced. */}
      <p role="status" className={isReplaced ? undefined : "visually-hidden"}>
        {spokenLoan &&
          `${isReplaced ? "Shown instead of what you typed: " : ""}${terms(spoken, spokenLoan)}, ${cents(spokenLoan.total)} in all.`}
      </p>
      <Columns>
        <Terms title="At our lowest rate" amount={amount} rate={figures.lowest} months={months} />
        <Terms title="At our highest rate" amount={amount} rate={figures.highest} months={months} />
        <Terms title="At a rate to try" {...choice} months={months} />
      </Columns>
      <Note>
        <Fact name="disclosure.estimate" />
      </Note>
      {!sheet && <YearChart {...choice} settled={settled ?? first} figures={figures} />}
      <AmountScale figures={figures} />
      {sheet ? (
        <PrintSheet />
      ) : (
        <p data-no-print>
          <ButtonLink
            to={`/clinic-questions${isFirst ? "" : hashOf(choice, first)}`}
            look="secondary"
            wideOnPhone
          >
            Print for your clinic
          </ButtonLink>
        </p>
      )}
    </Root>
  );
}
