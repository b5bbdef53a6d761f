import type { ClauseId, Key } from "../../content/schema/component-shapes";
import styled from "@emotion/styled";
import { createContext, useContext } from "react";
import { isListed } from "../../content/facts/figure-id";
import { fontSize, from, gray, orange, outOfSight, radius, teal } from "../../design/tokens";
import { asCards, FigureRow, type ShownFigure } from "./FigureRow";

const Figures = createContext<readonly ShownFigure[]>([]);

/** Provides the page /our-numbers with every published figure (src/templates/our-numbers.tsx). */
export const FiguresProvider = Figures.Provider;

export interface PublishedFiguresProps {
  /** The table's name for screen readers: "What a loan costs". */
  caption: string;
  /** The first words of the figures' names, separated by commas: `apr, example, loan`. */
  of: Key;
  /** The id of the section with the disclosure, to which the star of a credit figure links. */
  disclosure?: ClauseId;
}

/** The columns and their widths. */
const columns = [
  ["Figure", "24%"],
  ["Value", "19%"],
  ["Source", "23%"],
  ["Last review", "16%"],
  ["Shown on", "18%"],
] as const;

const Table = styled.table({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontSize: fontSize.small,
  lineHeight: 1.5,
  "& th, & td": {
    padding: "16px 20px 16px 0",
    textAlign: "left",
    verticalAlign: "top",
    borderBottom: `1px solid ${gray[200]}`,
  },
  ...Object.fromEntries(columns.map(([, width], at) => [`& thead th:nth-of-type(${at + 1})`, { width }])),
  "& thead th": {
    paddingBlock: 12,
    color: gray[600],
    fontSize: fontSize.fine,
    fontWeight: 600,
    borderBottom: `2px solid ${gray[300]}`,
  },
  "& tbody th": { fontWeight: 400, color: gray[900] },
  "& tr:target": { background: teal[50] },
  "& tbody tr": { breakInside: "avoid" },
  "& tbody tr:first-of-type": { breakBefore: "avoid" },
  "& .open": { color: orange[700], fontWeight: 600 },
  "@media print": { fontSize: fontSize.fine, "& th, & td": { paddingRight: 8 } },
  // Stacked cards: the same rows, each under its figure's name.
  [asCards]: {
    "&, & tbody, & tbody th, & tbody td": { display: "block" },
    "& tbody": { display: "grid", gap: 16, [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
    "& tbody tr": {
      display: "grid",
      // The longest date, "30 September 2026", fits on one line of a phone.
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)",
      alignContent: "start",
      columnGap: 16,
      padding: "18px 20px 6px",
      border: `1px solid ${gray[200]}`,
      borderRadius: radius.tile,
    },
    "& tbody th, & tbody td": { padding: "0 0 12px", border: 0 },
    "& tbody th, & tbody td:is(:nth-of-type(-n + 2), :has(details[open]))": { gridColumn: "1 / -1" },
    "& tbody th, & tbody td:nth-of-type(1)": { paddingBottom: 4 },
  },
});

const Head = styled.thead({ [asCards]: outOfSight });

/**
 * Published figures with value, source, last review and the pages that show them; on phones and tablets a card for each.
 * @example
 * <PublishedFigures caption="What a plan starts at" of="plan" disclosure="cost" />
 */
export function PublishedFigures({ caption, of, disclosure }: PublishedFiguresProps) {
  const figures = useContext(Figures).filter(({ name }) => isListed(name, of));
  // The roles are written out because `display: block` removes them from a table in some browsers.
  return (
    <Table role="table">
      <caption className="visually-hidden">{caption}</caption>
      <Head role="rowgroup">
        <tr role="row">
          {columns.map(([name]) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </Head>
      <tbody role="rowgroup">
        {figures.map((figure) => (
          <FigureRow key={figure.name} figure={figure} disclosure={disclosure} />
        ))}
      </tbody>
    </Table>
  );
}
