import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { gray, teal } from "../design/color";
import { columnLabel, finePrint, fontSize, measure, outOfSight, radius, type, until } from "../design/tokens";

/** Long text. */
export const Prose = styled.div({
  maxWidth: measure,
  color: gray[700],
  "& > * + *": { marginTop: "1em" },
  "& strong": { color: gray[900], fontWeight: 650 },
});

const lists: CSSObject = {
  "& ul, & ol": { paddingLeft: "1.4em" },
  "& li + li": { marginTop: "0.35em" },
  "& li::marker": { color: teal[600] },
};

/** A table of TextTable, with each row stacked on phones. */
export const table: CSSObject = {
  "& .table": { overflowX: "auto", maxWidth: "100%" },
  "& table": {
    width: "100%",
    borderCollapse: "collapse",
    fontSize: fontSize.small,
    lineHeight: 1.5,
    fontVariantNumeric: "tabular-nums",
  },
  "& th, & td": {
    padding: "12px 16px 12px 0",
    textAlign: "left",
    verticalAlign: "top",
    borderBottom: `1px solid ${gray[200]}`,
    minWidth: 120,
  },
  "& thead th": { color: gray[900], borderBottom: `2px solid ${gray[300]}` },
  [until.tablet]: {
    "& table, & tbody, & tr, & td": { display: "block" },
    "& thead": outOfSight,
    "& tr": { paddingBlock: 12, borderBottom: `1px solid ${gray[200]}` },
    "& td": { padding: "4px 0", border: 0 },
    "& td:first-of-type": { fontWeight: 600, color: gray[900] },
    "& td:not(:first-of-type)::before": columnLabel,
  },
};

const disclosure: CSSObject = {
  "& .disclosure": {
    padding: "12px 16px",
    background: gray[100],
    borderRadius: radius.tile,
    ...finePrint,
  },
  "& .disclosure p + p": { marginTop: 8 },
};

const headings = {
  "& * + h2": { marginTop: "2em" },
  "& * + h3": { marginTop: "1.6em" },
  "& h2, & h3": type.h3,
  "& h3": { fontSize: fontSize.subheading },
  "& h4": { fontSize: "1em" },
} as CSSObject;

const quotation: CSSObject = { "& blockquote": { paddingLeft: 20, borderLeft: `3px solid ${teal[300]}` } };

const Markup = styled(Prose)(lists);
const DocumentMarkup = styled(Markup)(table, disclosure, quotation, headings);

interface HtmlProps {
  /** Rendered at build time from checked content, never from a visitor's input. */
  html: string;
}

/** The markup of a long document. Its elements are styled here because they are plain HTML. */
export function DocumentHtml({ html, className }: HtmlProps & { className?: string }) {
  return <DocumentMarkup className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Boxes with the styles that a short text needs only where it contains such an element. */
const boxes = [
  [/<table/, styled.div(table)],
  [/class="disclosure/, styled.div(disclosure)],
  [/<blockquote/, styled.div(quotation)],
  [/<h[2-4]/, styled.div(headings)],
] as const;

/** The markup of a short text, of which a page shows many. */
export function Html({ html }: HtmlProps) {
  return boxes.reduce(
    (text, [sign, Box]) => (sign.test(html) ? <Box>{text}</Box> : text),
    <Markup dangerouslySetInnerHTML={{ __html: html }} />,
  );
}
