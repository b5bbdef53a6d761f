/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a table, which lose their role to display: block */
import styled from "@emotion/styled";
import { useContext, type ReactNode } from "react";
import { gray, teal, white } from "../../design/color";
import { from, until } from "../../design/breakpoints";
import { radius, shadow } from "../../design/space";
import { Art } from "../media/Art";
import { ComparisonHeaders } from "./comparison-headers";
import type { MediaPath } from "../../content/schema/component-shapes";
import { fontSize } from "../../design/type";

export interface ComparisonOptionProps {
  name: string;
  /** Path under content/media. */
  image?: MediaPath;
  /** What the picture shows; left out for an ornament. */
  alt?: string;
  /** What it typically costs: "{creditCard.averageRate} average". */
  rate: string;
  /** For our own plan. */
  highlight?: boolean;
  /** What to know, in Markdown; or `description` for plain words. */
  children?: ReactNode;
  description?: string;
}

const mark = `inset 4px 0 0 ${teal[600]}`;

const Row = styled.tr({
  [until.tablet]: {
    display: "block",
    padding: 20,
    background: white,
    borderRadius: radius.card,
    boxShadow: shadow.medium,
    overflow: "hidden",
    "& > th, & > td": { display: "block", padding: 0, borderBottom: 0 },
    "& > td": { marginTop: 16 },
    // Seen beside the value; screen readers have the column's own header.
    "& > td::before": {
      content: "attr(data-label)",
      display: "block",
      fontSize: fontSize.fine,
      fontWeight: 600,
      color: gray[600],
      "@supports (content: 'x' / '')": { content: "attr(data-label) / ''" },
    },
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
  const [, rateLabel, notesLabel] = useContext(ComparisonHeaders);
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
        {description && description}
        {children}
      </td>
    </Row>
  );
}
