import styled from "@emotion/styled";
import { Contents } from "./Contents";
import { KeyTerms } from "./KeyTerms";
import { Definitions, markedTerm } from "../../components/Definitions";
import { Link } from "../../components/Link";
import { DocumentHtml } from "../../components/Prose";
import { formatDate } from "../../site/dates";
import {
  column,
  fontSize,
  forcedEdge,
  from,
  gray,
  minimumTarget,
  purple,
  radius,
  teal,
  type,
  white,
} from "../../design/tokens";

type TextFields = Queries.LegalPageQuery["allLegalDocument"]["nodes"][number]["text"];

/** A text of a legal document: in force, upcoming or earlier (src/legal/versions/for-readers.ts). */
export type ShownText = Omit<TextFields, OnlyAtAddress> & Partial<Pick<TextFields, OnlyAtAddress>>;
/** Fields that only the text at the document's address has. */
type OnlyAtAddress = "next" | "keyTerms" | "terms";

interface LegalTextProps {
  text: ShownText;
  summary: string;
  /** The document's name: the id of its title, and in the ids of its definitions. */
  name: string;
  showTitle: boolean;
  /** Path of the list of versions. */
  versions: string;
  /** Whether the document has more than one version. */
  hasOtherVersions?: boolean;
}

const stateNames: Readonly<Record<string, string>> = {
  inForce: "In force",
  upcoming: "Upcoming",
  earlier: "Earlier version",
};

/** The contents are beside everything else; on smaller screens they are a floating button. */
const Grid = styled.article({
  ...column,
  gap: 32,
  [from.desktop]: { gridTemplateColumns: "13.75rem minmax(0, 1fr)", columnGap: 48, alignItems: "start" },
  // Firefox prints the definitions over the last clauses of a grid.
  "@media print": { display: "block", "& > * + *": { marginTop: 32 } },
  "& + &": { marginTop: 96, paddingTop: 64, borderTop: `1px solid ${gray[200]}` },
});
const beside = { gridColumn: 1, [from.desktop]: { gridColumn: 2 } };
/** The width of the text where notes are beside it. */
const textWidth = "38.75rem";
const About = styled.div({ ...beside, gridRow: 1, maxWidth: textWidth });
const Notes = styled.div({ ...beside, gridRow: 4 });
const KeyTermsArea = styled.div({ ...beside, gridRow: 2, maxWidth: textWidth });

/** Moves headings one level down, below the document's own title. */
const nested = (html: string) =>
  html.replace(/<(\/?)h([2-5])\b/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);

const Title = styled.h2(type.h2, { marginBottom: 12 });
const Status = styled.p({
  display: "inline-block",
  marginBottom: 12,
  padding: "4px 14px",
  borderRadius: radius.pill,
  fontSize: fontSize.fine,
  fontWeight: 600,
  background: purple[100],
  color: purple[700],
  ...forcedEdge,
});
const DateLine = styled.p({ fontWeight: 600, color: gray[900] });
const Summary = styled.p({
  marginTop: 16,
  padding: "16px 20px",
  background: white,
  borderRadius: radius.tile,
  color: gray[600],
  fontSize: fontSize.small,
  ...forcedEdge,
});

const Text = styled(DocumentHtml)(beside, {
  ...markedTerm,
  gridRow: 3,
  // Room for the floating button below the text.
  paddingBottom: 64,
  [from.desktop]: { paddingBottom: 0 },
  "&, & .table": { maxWidth: textWidth },
  "& tr": { breakInside: "avoid" },
  "& .noted > * + *": { marginTop: "1em" },
  "& .clause-note": {
    breakInside: "avoid",
    padding: "10px 16px",
    borderLeft: `3px solid ${purple[300]}`,
    background: purple[50],
    fontSize: fontSize.compact,
    lineHeight: 1.5,
    "& p + p": { fontSize: fontSize.fine, color: gray[600] },
    "& strong": { display: "block", color: purple[700] },
  },
  "& :is(h2, h3, h4) .number": { color: teal[600] },
  "& p > .number": { fontVariantNumeric: "tabular-nums", color: gray[500], marginRight: 6 },
  // Links of the text stay above overlapping deep links.
  "& a:not(.deep-link)": { position: "relative", zIndex: 1 },
  "& .deep-link": {
    // An inline box wraps together with the last word: on a line of its own, an invisible link would look like a gap.
    padding: "12px 18px",
    marginInline: -14,
    lineHeight: "1.25rem",
    color: gray[500],
    textDecoration: "none",
    // Visible when its clause is hovered, focused or tapped.
    opacity: 0,
    "&::before": { content: '"#"', fontWeight: 600 },
    "&:hover, &:focus-visible": { color: teal[700] },
    // Around the mark alone: the touch target overlaps the clause's last letters.
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::before": { outline: `3px solid ${purple[600]}` },
    "@media print": { display: "none" },
    // A tap on an invisible link would follow it.
    "@media (hover: none)": { pointerEvents: "none" },
  },
  "& :is(:hover, :focus, :focus-within) > .deep-link, & :is(h2, h3, h4):is(:hover, :focus) + .deep-link, & .deep-link:is(:hover, :focus-visible)":
    { opacity: 1, pointerEvents: "auto" },
  "& [tabindex='-1']:focus": { outline: "none" },
  [from.wide]: {
    "& .noted": {
      display: "grid",
      gridTemplateColumns: `${textWidth} 13.5rem`,
      columnGap: 48,
      alignItems: "start",
      width: "max-content",
    },
    "& .noted > :not(.clause-note)": { gridColumn: 1 },
    "& .noted > .clause-note": { gridColumn: 2, gridRow: "1 / span 9", margin: 0 },
    // A note may extend beside the next clause, unless that has a note of its own.
    "@supports selector(:has(a))": { "& .noted:not(:has(+ .noted)) > .clause-note": { marginBottom: -72 } },
    // Beside its paragraph, because at the end of a line it would often wrap to a line of its own.
    "& p:has(> .deep-link)": {
      position: "relative",
      "& > .deep-link": {
        position: "absolute",
        insetBlockStart: 0,
        insetInlineEnd: -minimumTarget,
        marginInline: 0,
      },
    },
  },
  "& :is(h2, h3, h4):has(+ .deep-link)": { paddingRight: minimumTarget + 8 },
  "& :is(h2, h3, h4) + .deep-link": { float: "right", margin: `-${minimumTarget - 6}px 0 -6px` },
  "& .deep-link + *": { marginTop: "1em" },
  "& .retired": { position: "absolute" },
  "& :target": { background: teal[50], outline: `8px solid ${teal[50]}` },
});

/** Nested headings look like headings without a document title above them. */
const NestedText = styled(Text)(
  { "& > * + h3": { marginTop: "2em" }, "& > * + h4": { marginTop: "1.6em" } },
  { "& h3, & h4": type.h3, "& h4": { fontSize: fontSize.subheading } } as never,
);

/** A legal document with its date, status, table of contents and numbered text. */
export function LegalText({ text, name, summary, showTitle, versions, hasOtherVersions }: LegalTextProps) {
  const { title, state, dateKind, date, until, next, html, readingMinutes, sections } = text;
  const { keyTerms = [], terms = [] } = text;
  const contents = sections.filter(({ id, depth, number }) => id && (depth === 2 || number));
  return (
    <Grid>
      <About>
        {showTitle && (
          <Title>
            {/* Not on the title: content blockers hide the element with the id `privacy-notice`, as a notice about cookies. */}
            <span id={name} />
            {title}
          </Title>
        )}
        <Status>{stateNames[state]}</Status>
        <DateLine>
          {dateKind} <time dateTime={date}>{formatDate(date)}</time>
        </DateLine>
        {until && (
          <p>
            {state === "earlier" ? "Replaced on " : "Applies until "}
            <time dateTime={until}>{formatDate(until)}</time>
            {next && (
              <>
                , when <Link to={`${versions}/${next}`}>the next version</Link> takes effect
              </>
            )}
            .
          </p>
        )}
        <p className="lone-link">
          <Link to={versions}>
            {hasOtherVersions ? `Versions of ${title}, and what changed` : "Versions"}
          </Link>
        </p>
        <p>
          About {readingMinutes} {readingMinutes === 1 ? "minute" : "minutes"} to read.
        </p>
        <Summary>{summary}</Summary>
      </About>
      <Contents title={title} sections={contents} />
      {keyTerms.length > 0 && (
        <KeyTermsArea>
          <KeyTerms terms={keyTerms} headingLevel={showTitle ? 3 : 2} />
        </KeyTermsArea>
      )}
      {showTitle ? <NestedText html={nested(html)} /> : <Text html={html} />}
      <Notes>
        <Definitions terms={terms} prefix={name} />
      </Notes>
    </Grid>
  );
}
