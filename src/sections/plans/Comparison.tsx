import { Children, isValidElement, type ReactNode } from "react";
import styled from "@emotion/styled";
import { gray, teal } from "../../design/color";
import { columnLabel, fontSize, from, outOfSight, shadow, surface, until } from "../../design/tokens";
import { Art } from "../media/Art";
import type { MediaPath, TextOrNone } from "../../content/schema/component-shapes";

/** Names of the columns. On phones each value has its column's name above it. */
const [optionLabel, rateLabel, notesLabel] = ["Option", "Typical rate", "What to know"] as const;

export interface ComparisonOptionProps {
  name: string;
  /** Path under content/media. */
  image?: MediaPath;
  /** Alternative text of the picture; `""` if it is decorative. */
  alt?: TextOrNone;
  /** Typical cost: "{creditCard.averageRate} average". */
  rate: string;
  /** For our own plan. */
  highlight?: boolean;
  /** The details in Markdown; for plain words use `description`. */
  children?: ReactNode;
  description?: string;
}

const mark = `inset 4px 0 0 ${teal[600]}`;

const Row = styled.tr({
  [until.tablet]: {
    display: "block",
    padding: 20,
    ...surface,
    breakInside: "avoid",
    overflow: "hidden",
    "& > th, & > td": { display: "block", padding: 0, borderBottom: 0 },
    "& > td": { marginTop: 16 },
    "& > td::before": columnLabel,
  },
  '&[data-highlight="true"]': {
    [from.tablet]: {
      "& > th, & > td": { background: teal[50], borderBottomColor: "transparent" },
      "& > th": { borderRadius: "16px 0 0 16px", boxShadow: mark },
      "& > td:last-of-type": { borderRadius: "0 16px 16px 0" },
    },
    [until.tablet]: { background: teal[50], boxShadow: `${mark}, ${shadow.medium}` },
  },
});

const Name = styled.div({
  display: "flex",
  alignItems: "center",
  gap: 16,
  fontWeight: 600,
  color: gray[900],
});
const Frame = styled.div({ flex: "none", width: 40 });

/**
 * A row of a Comparison. Mark our own plan with `highlight`.
 * @partOf Comparison
 */
export function ComparisonOption({
  name,
  image,
  alt = "",
  rate,
  highlight = false,
  children,
  description,
}: ComparisonOptionProps) {
  return (
    <Row role="row" data-highlight={highlight}>
      <th role="rowheader" scope="row">
        <Name>
          {image && (
            <Frame>
              <Art image={image} alt={alt} />
            </Frame>
          )}
          {name}
        </Name>
      </th>
      <td role="cell" data-label={rateLabel}>
        {rate}
      </td>
      <td role="cell" data-label={notesLabel}>
        {description}
        {children}
      </td>
    </Row>
  );
}

export interface ComparisonProps {
  /** The table's name for screen readers: "Ways to pay for egg freezing". */
  caption: string;
  /** ComparisonOptions, in the order to show them. */
  children: ReactNode;
}

const Table = styled.table({
  width: "100%",
  borderSpacing: 0,
  fontSize: fontSize.body,
  lineHeight: 1.5,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: "18px 18px",
    textAlign: "left",
    borderBottom: `1px solid ${gray[200]}`,
  },
  "& thead th": { color: gray[900], fontWeight: 600, paddingBlock: 14 },
  [from.tablet]: { "& tr > :not(:last-child)": { whiteSpace: "nowrap", width: "24%" } },
  // Stacked cards: the same rows, each under its option's name.
  [until.tablet]: { "&, & tbody": { display: "block" }, "& tbody": { display: "grid", gap: 16 } },
});

/** Hidden on phones, where each value shows its column's name, but not from screen readers. */
const Head = styled.thead({ [until.tablet]: outOfSight });

/**
 * Options side by side with their rates: a table, on phones a card per option.
 * @example
 * <Comparison caption="Ways to pay for egg freezing">
 * <ComparisonOption name="{company.name}" image="comparison/wrenfield.svg" alt="" rate="{apr.min}-{apr.max} APR" highlight>
 *
 * Paid straight to your clinic and pharmacy.
 *
 * </ComparisonOption>
 * <ComparisonOption name="Credit cards" image="comparison/credit-cards.svg" alt="A credit card" rate="{creditCard.averageRate} average" description="Quick, but rates can change." />
 * </Comparison>
 */
export function Comparison({ caption, children }: ComparisonProps) {
  // The roles are written out because `display: block` removes them from a table in some browsers.
  return (
    <Table role="table">
      <caption className="visually-hidden">{caption}</caption>
      <Head role="rowgroup">
        <tr role="row">
          {[optionLabel, rateLabel, notesLabel].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </Head>
      <tbody role="rowgroup">{Children.toArray(children).filter(isValidElement)}</tbody>
    </Table>
  );
}
