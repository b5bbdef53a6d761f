import { css, Global } from "@emotion/react";
import { gray, orange, purple, teal } from "./color";
import { fullMotion } from "./breakpoints";
import { layout, minimumTarget } from "./space";
import { family } from "./type";

const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    color-scheme: light;
    --banner: ${layout.banner}px;
    --header: calc(var(--banner) + ${layout.navbar}px);
    scroll-padding-top: var(--header);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html[data-banner="closed"] {
    --banner: 0px;
  }
  /* On a screen this low a fixed header would leave no room to read (WCAG 1.4.10). */
  @media (max-height: 480px) {
    html {
      scroll-padding-top: 16px;
    }
  }
  /* Only for a pointer on a link within the page: a deep link jumps, and keyboard focus does not wait for scrolling. */
  ${fullMotion} {
    html:has(a[href*="#"]:hover):not(:has(:focus-visible)) {
      scroll-behavior: smooth;
    }
  }
  body {
    margin: 0;
    background: ${gray[50]};
    color: ${gray[700]};
    font-family: ${family.text};
    font-size: 17px;
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
  }
  @media (min-width: 992px) {
    body {
      font-size: 18px;
    }
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    color: ${teal[900]};
  }
  ul[role="list"] {
    list-style: none;
    padding: 0;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
    height: auto;
  }
  a {
    color: ${teal[700]};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
  }
  summary {
    cursor: pointer;
    list-style: none;
    min-height: ${minimumTarget}px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  :focus-visible {
    outline: 3px solid ${purple[600]};
    outline-offset: 2px;
  }
  [data-on-dark] :focus-visible {
    outline-color: ${orange[300]};
  }
  /* Gatsby moves focus here after client navigation; it is not a control. */
  #gatsby-focus-wrapper,
  #gatsby-focus-wrapper:focus-visible {
    outline: none;
  }
  [href^="tel:"] {
    white-space: nowrap;
  }
  .lone-link > a {
    display: inline-flex;
    align-items: center;
    min-height: ${minimumTarget}px;
  }
  .visually-hidden,
  #gatsby-announcer {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
  /* Calm view: src/layouts/CalmSwitch.tsx */
  html[data-calm] [data-family] {
    display: none;
  }
  html[data-calm] * {
    transition: none !important;
    scroll-behavior: auto !important;
  }
  /* Not on paper, which would show the start of a transition. */
  @media screen and (prefers-reduced-motion: no-preference) {
    a,
    button,
    summary,
    label {
      transition: 120ms;
    }
    main ::details-content {
      opacity: 0;
      transition: opacity 160ms;
    }
    main [open]::details-content {
      opacity: 1;
    }
  }
  :is(a, button, summary, label):active {
    opacity: 0.7;
  }
  @media screen {
    .print-only {
      display: none;
    }
  }
  @media print {
    header,
    nav,
    dialog,
    video,
    [popover],
    [data-no-print],
    summary svg {
      display: none !important;
    }
    body {
      background: none;
      color: #000;
      font-size: 11pt;
    }
    [data-on-dark] * {
      color: #000 !important;
    }
    section,
    footer {
      padding-block: 12pt !important;
      background: none !important;
    }
    h1,
    h2,
    h3,
    h4,
    summary {
      break-inside: avoid;
      break-after: avoid;
    }
    summary::after,
    summary::before {
      content: none !important;
    }
    details::details-content {
      content-visibility: visible;
      display: block;
      opacity: 1;
    }
    a[href^="http"]::after {
      content: " (" attr(href) ")";
      font-size: 0.85em;
    }
  }
`;

/** Global styles of every page. All other styles are next to their component. */
export function GlobalStyles() {
  return <Global styles={base} />;
}
