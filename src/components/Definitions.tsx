import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { fontSize, gray, radius, shadow, teal, touchTarget } from "../design/tokens";
import { Container } from "./Container";
import { Link } from "./Link";

/** A definition as a page shows it. */
export type Definition = Queries.DefinitionFieldsFragment;

/**
 * Each definition is a popover where the browser supports it; otherwise the list is shown as notes. In print the list is
 * the page's footnotes.
 */
const List = styled.div({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  color: gray[700],
  "& strong": { color: gray[900] },
  "& a": { ...touchTarget, fontWeight: 600 },
  "@supports selector(:popover-open)": {
    "& > [popover]": {
      maxWidth: "min(380px, 92vw)",
      padding: "14px 20px 6px",
      border: `1px solid ${gray[300]}`,
      borderRadius: radius.tile,
      boxShadow: shadow.large,
    },
    // Below or above its term if the browser supports anchor positioning; otherwise centered in the window.
    "@supports (position-area: top)": {
      "& > [popover]": {
        inset: "auto",
        margin: 9,
        positionArea: "block-end",
        positionTryFallbacks: "flip-block",
      },
    },
  },
  "@media print": {
    marginTop: 24,
    borderTop: `1px solid ${gray[300]}`,
    "& > [popover]": {
      display: "flex !important",
      gap: 8,
      position: "static",
      maxWidth: "none",
      padding: "4px 0",
      border: 0,
    },
    "& > [popover]::before": { content: 'attr(data-note) "."' },
    "& a": { display: "none" },
  },
} as never);

/**
 * The definitions of the terms marked on a page (src/content/glossary/mark-terms.ts), in the order of the marks.
 * @param prefix the prefix of their ids, as passed to the marker
 */
export function Definitions({ terms, prefix = "term" }: { terms: readonly Definition[]; prefix?: string }) {
  if (!terms.length) return null;
  return (
    <List>
      {terms.map(({ slug, term, expansion, definition, explained }, index) => (
        <div
          key={slug}
          id={`${prefix}-${slug}`}
          popover="auto"
          role="note"
          aria-label={`Definition of ${term}`}
          data-note={index + 1}
        >
          <p>
            <strong>{term}</strong>
            {expansion && ` (${expansion})`}: {definition}
          </p>
          <Link to={explained}>
            Read more<span className="visually-hidden"> about {term}</span>
          </Link>
        </div>
      ))}
    </List>
  );
}

/** The definitions at the end of a composed page. @param terms as JSON, from src/content/markdown/remark-terms.ts */
export function PageDefinitions({ terms }: { terms: string }) {
  return (
    <Container>
      <Definitions terms={JSON.parse(terms) as Definition[]} />
    </Container>
  );
}

interface TermProps {
  /** Of its definition. */
  slug: string;
  /** Its number in print. */
  note: string;
  /** The marks that touch it, which browsers would move to another line. */
  before: string;
  after: string;
  children: ReactNode;
}

/** A term in the text of a composed page. */
export function Term({ slug, note, before, after, children }: TermProps) {
  const button = (
    <TermButton type="button" popovertarget={`term-${slug}`} data-note={note}>
      {children}
    </TermButton>
  );
  if (!before && !after) return button;
  return (
    <Whole>
      {before}
      {button}
      {after}
    </Whole>
  );
}

const term = {
  borderBottom: `1.5px dotted ${teal[600]}`,
  textAlign: "inherit",
  "&:hover": { color: teal[700], borderBottomStyle: "solid" },
  "@media print": {
    border: 0,
    "&::after": { content: "attr(data-note)", fontSize: "0.7em", verticalAlign: "super" },
  },
} as const;
const TermButton = styled("button", { shouldForwardProp: () => true })(term);

const whole = { display: "inline-block" } as const;
const Whole = styled.span(whole);

/** Styles for text with marked terms of the glossary (src/content/glossary/mark-terms.ts). */
export const markedTerm = { "& .whole": whole, "& .term": term } as const;
