import { css, Global } from "@emotion/react";
import { gray, orange, purple, teal } from "./color";
import { from, fullMotion } from "./breakpoints";
import { layout, minimumTarget, outOfSight, shownWhileClosed } from "./space";
import { family, fontSize } from "./type";

const base = css({
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    colorScheme: "light",
    "--banner": `${layout.banner}px`,
    "--header": `calc(var(--banner) + ${layout.navbar}px)`,
    // Space between the page's column and the window's edge, and block padding of bands.
    "--edge": "20px",
    "--band": "56px",
    scrollPaddingTop: "var(--header)",
    WebkitTextSizeAdjust: "100%",
    textSizeAdjust: "100%",
    '&[data-banner="closed"]': { "--banner": "0px" },
    [from.tablet]: { "--edge": "24px", "--band": "64px" },
    [from.desktop]: { "--band": "96px" },
  },
  // On a screen this low a fixed header would leave no room to read (WCAG 1.4.10).
  "@media (max-height: 480px)": { html: { scrollPaddingTop: 16, "--header": "0px" } },
  // Only for a pointer on a link within the page: a deep link jumps, and keyboard focus does not wait for scrolling.
  [fullMotion]: { 'html:has(a[href*="#"]:hover):not(:has(:focus-visible))': { scrollBehavior: "smooth" } },
  body: {
    margin: 0,
    background: gray[50],
    color: gray[700],
    fontFamily: family.text,
    fontSize: fontSize.body,
    lineHeight: 1.6,
    // No last line of one short word. Headings are balanced instead (type.ts).
    textWrap: "pretty",
    // Long email addresses, with the spacing of WCAG 1.4.12 on a small phone.
    overflowWrap: "break-word",
  },
  [from.desktop]: { body: { fontSize: fontSize.large } },
  "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
  "h1, h2, h3, h4": { color: teal[900] },
  // Components may add padding.
  ':where([role="list"])': { listStyle: "none", padding: 0 },
  "img, svg, video": { display: "block", maxWidth: "100%", height: "auto" },
  a: { color: teal[700], textUnderlineOffset: "0.18em", textDecorationThickness: 1 },
  "a:hover": { textDecorationThickness: 2 },
  "button, input, select, textarea": { font: "inherit" },
  "button, summary": { cursor: "pointer" },
  button: { padding: 0, border: 0, background: "none", color: "inherit" },
  summary: { listStyle: "none", minHeight: minimumTarget, textWrap: "balance" },
  "summary::-webkit-details-marker": { display: "none" },
  ":focus-visible": { outline: `3px solid ${purple[600]}`, outlineOffset: 2 },
  "[data-on-dark] :focus-visible": { outlineColor: orange[300] },
  // Gatsby moves focus here after client navigation; it is not a control.
  "#gatsby-focus-wrapper, #gatsby-focus-wrapper:focus-visible": { outline: "none" },
  '[href^="tel:"]': { whiteSpace: "nowrap" },
  ".lone-link > a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: minimumTarget,
    // An address breaks rather than making a phone's page wider, with the browser's font at twice its size.
    overflowWrap: "anywhere",
  },
  ".visually-hidden, #gatsby-announcer": {
    ...outOfSight,
    margin: -1,
    padding: 0,
    border: 0,
    whiteSpace: "nowrap",
  },
  // Calm view: src/layouts/CalmSwitch.tsx
  "html[data-calm] [data-family]": { display: "none" },
  "[data-calm], [data-calm] *": {
    transition: "none !important",
    scrollBehavior: "auto !important" as "auto",
  },
  // Not on paper, which would show the start of a transition.
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "a, button, summary, summary svg, label": { transition: "120ms" },
    "main ::details-content": { opacity: 0, transition: "opacity 160ms" },
    "main [open]::details-content": { opacity: 1 },
  },
  ":is(a, button, summary, label):active": { opacity: 0.7 },
  "@media screen": { ".print-only": { display: "none" } },
  "@media print": {
    "header, nav, dialog, video, [popover], [data-no-print], summary svg, summary::before, summary::after": {
      display: "none !important",
    },
    // A sheet of paper is as large as ever if the browser's font size is larger.
    html: { fontSize: 16 },
    "*": { boxShadow: "none !important" },
    body: { background: "none", color: "#000", fontSize: "11pt" },
    "[data-on-dark] *": { color: "#000 !important" },
    "section, footer": { paddingBlock: "12pt !important", background: "none !important" },
    "h1, h2, h3, h4, summary": { breakInside: "avoid", breakAfter: "avoid" },
    "details::details-content": shownWhileClosed,
    // An en space, because a plain one collapses where the link is a flex container.
    'a[href^="http"]::after': { content: '"\u2002(" attr(href) ")"', fontSize: "0.85em" },
  },
});

/** Global styles of every page. All other styles are next to their component. */
export const GlobalStyles = () => <Global styles={base} />;
