import styled from "@emotion/styled";
import { gray, teal } from "../design/color";
import { columnLabel, fontSize, measure, outOfSight, radius, type, until } from "../design/tokens";

/**
 * Long text: markup rendered by src/content/render/render-text.tsx, or Markdown in a page. Its elements are styled here
 * because they are plain HTML.
 */
export const Prose = styled.div(
  {
    maxWidth: measure,
    color: gray[700],
    "& > * + *": { marginTop: "1em" },
    "& > * + h2": { marginTop: "2em" },
    "& > * + h3": { marginTop: "1.6em" },
    "& ul, & ol": { paddingLeft: "1.4em" },
    "& li + li": { marginTop: "0.35em" },
    "& li::marker": { color: teal[600] },
    "& strong": { color: gray[900], fontWeight: 650 },
    "& blockquote": { paddingLeft: 20, borderLeft: `3px solid ${teal[300]}` },
    "& h4": { fontSize: "1em" },
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
    "& .disclosure": {
      padding: "12px 16px",
      background: gray[100],
      borderRadius: radius.tile,
      fontSize: fontSize.fine,
      lineHeight: 1.5,
      color: gray[600],
    },
    "& .disclosure p + p": { marginTop: 8 },
  },
  { "& h2, & h3": type.h3, "& h3": { fontSize: fontSize.subheading } } as never,
);

/** Markup rendered at build time from checked content, never from a visitor's input. */
export function Html({ html, className }: { html: string; className?: string }) {
  return <Prose className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
