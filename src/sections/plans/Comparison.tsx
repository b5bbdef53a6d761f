import styled from "@emotion/styled";
import { Children, isValidElement, type ReactNode } from "react";
import { useFactText } from "../../components/FactsContext";
import { gray } from "../../design/color";
import { until } from "../../design/breakpoints";
import { ComparisonHeaders, type Headers } from "./comparison-headers";

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
  fontSize: 17,
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
 * Options side by side with their rates: a table, on phones a card for each option. Specification 2.5 (Egg freezing).
 * The roles are written out because `display: block` takes them from a table in some browsers.
 */
export function Comparison({ caption, headers = defaults, children }: ComparisonProps) {
  const text = useFactText();
  const names: Headers = [text(headers[0]), text(headers[1]), text(headers[2])];
  return (
    <Table role="table">
      <caption className="visually-hidden">{text(caption)}</caption>
      <Head role="rowgroup">
        <tr role="row">
          {names.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </Head>
      <ComparisonHeaders.Provider value={names}>
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- display: grid takes the role on phones */}
        <tbody role="rowgroup">{Children.toArray(children).filter(isValidElement)}</tbody>
      </ComparisonHeaders.Provider>
    </Table>
  );
}
