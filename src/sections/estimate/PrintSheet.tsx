import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { ActionButton } from "../../components/Button";

/** Hidden without scripts, where the button would do nothing. */
const Place = styled.p({ "@media (scripting: none)": { display: "none" } });

/** Marks print styles as `!important`, so that they override each component's own styles. */
const important = <T extends Record<string, string | number>>(styles: T) =>
  Object.fromEntries(Object.entries(styles).map(([name, value]) => [name, `${value} !important`]));

/**
 * Fits the page on one sheet, Letter or A4, in black on white at 9 pt or more: no footer, little space, and lines to write
 * on below numbered questions. The table of amounts is for visitors without scripts, who cannot choose an amount or a rate.
 */
const onOneSheet = {
  "@page": { margin: "9mm 14mm" },
  "@media print": {
    'footer, [href="#main"]': { display: "none" },
    ".print-only": important({
      display: "flex",
      justifyContent: "space-between",
      maxWidth: "none",
      padding: "0 0 2mm",
      fontSize: "9pt",
      whiteSpace: "pre-wrap",
    }),
    ".print-only > div": { marginLeft: "auto" },
    "main section, main section *": important({
      gap: 0,
      padding: 0,
      marginBlock: 0,
      maxWidth: "none",
      color: "black",
    }),
    "main section *": important({ fontSize: "9pt", lineHeight: 1.3, color: "black", borderColor: "black" }),
    "main a::after": important({ fontSize: "inherit" }),
    "main h1 ~ p, main :has(+ h1)": important({ display: "none" }),
    "main dl > div": important({ display: "flex", justifyContent: "space-between" }),
    "main section > div": important({ paddingBottom: "2.5mm" }),
    "main h1": important({ fontSize: "17pt" }),
    "main h2": important({ fontSize: "12pt", paddingBottom: "0.5mm" }),
    "main dd, main h3": important({ fontSize: "10pt" }),
    // Also if the browser's font size is larger, which makes a sheet of paper as narrow as a phone.
    "main :has(> [data-credit])": important({ gridTemplateColumns: "repeat(3, 1fr)" }),
    "main [data-credit]": important({ paddingTop: "1mm", gridColumn: "auto" }),
    "[data-estimate] > *": important({ columnGap: "8mm", paddingBottom: "1.5mm" }),
    "main tr > th": important({ whiteSpace: "nowrap", paddingRight: "3mm" }),
    "main .numbers": important({ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "8mm" }),
    "main .numbers > li": important({ minHeight: 0, paddingLeft: "7.5mm" }),
    "main .numbers > li::before": important({
      width: "auto",
      height: "auto",
      padding: 0,
      top: 0,
      color: "black",
    }),
    "main .numbers > li::after": {
      content: '""',
      display: "block",
      height: "12mm",
      marginBottom: "2mm",
      borderBottom: "0.3mm solid",
    },
    "[data-estimate] table": { display: "none" },
  },
  "@media print and (scripting: none)": {
    "[data-estimate] table": { display: "table" },
    "main section *": important({ lineHeight: 1.2 }),
    "main [data-credit]:last-child": important({ display: "none" }),
    "main :has(> [data-credit])": important({ gridTemplateColumns: "1fr 1fr" }),
    "main .numbers > li::after": important({ height: "7mm", marginBottom: "1mm" }),
  },
} as const;

/** A button that prints the page, and styles that fit the page on one sheet. */
export function PrintSheet() {
  return (
    <Place data-no-print>
      <Global styles={onOneSheet} />
      <ActionButton type="button" data-hydrate="replayed" onClick={() => window.print()} wideOnPhone>
        Print this page
      </ActionButton>
    </Place>
  );
}
