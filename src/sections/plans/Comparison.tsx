import styled from "@emotion/styled";
import { Children, isValidElement, type ReactNode } from "react";
import { gray } from "../../design/color";
import { until } from "../../design/breakpoints";
import { ComparisonHeaders, type Headers } from "./comparison-headers";
import { fontSize } from "../../design/type";

export interface ComparisonProps {
  /** What is compared, for people who hear the table: "Ways to pay for egg freezing". */
  caption: string;
  /** The columns' names. */
  headers?: Headers;
  /** ComparisonOptions, in the order to show them. */
  children: ReactNode;
}

const Table = styled.table({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: fontSize.body,
  lineHeight: 1.5,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: "18px 18px",
    textAlign: "left",
    verticalAlign: "middle",
    borderBottom: `1px solid ${gray[200]}`,
  },
  "& thead th": { color: gray[900], fontWeight: 600, paddingBlock: 14 },
  // Stacked cards: the same rows, each under its option's name.
  [until.tablet]: { "&, & tbody": { display: "block" }, "& tbody": { display: "grid", gap: 16 } },
});

/** Column names are heard on phones too, where each value carries its own in sight. */
const Head = styled.thead({
  [until.tablet]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
});

const defaults: Headers = ["Option", "Typical rate", "What to know"];

/**
 * Options side by side with their rates: a table, on phones a card per option. The roles are written out because
 * `display: block` removes them from a table in some browsers.
 * @example
 * <Comparison caption="Ways to pay for egg freezing">
 * <ComparisonOption name="{company.name}" image="comparison/wrenfield.svg" alt="" rate="{apr.min}-{apr.max} APR" highlight>
 *
 * Paid straight to your clinic and pharmacy.
 *
 * </ComparisonOption>
 * <ComparisonOption name="Credit cards" image="comparison/credit-cards.svg" alt="A credit card" rate="{creditCard.averageRate} average">
 *
 * Quick, but rates can change.
 *
 * </ComparisonOption>
 * </Comparison>
 * @example With its own headers
 * <Comparison caption="Ways to ask us" headers={["Way", "When", "Who answers"]}>
 * <ComparisonOption name="By phone" rate="{company.hours.summary}" description="An Account Manager." />
 * <ComparisonOption name="By message" rate="At any hour" description="A registered nurse." />
 * </Comparison>
 */
export function Comparison({ caption, headers = defaults, children }: ComparisonProps) {
  return (
    <Table role="table">
      <caption className="visually-hidden">{caption}</caption>
      <Head role="rowgroup">
        <tr role="row">
          {headers.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </Head>
      <ComparisonHeaders.Provider value={headers}>
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- display: grid takes the role on phones */}
        <tbody role="rowgroup">{Children.toArray(children).filter(isValidElement)}</tbody>
      </ComparisonHeaders.Provider>
    </Table>
  );
}
