import styled from "@emotion/styled";
import { Html } from "../../components/Prose";
import { Link } from "../../components/Link";
import { formatDate } from "../../site/dates";
import { gray, purple, teal, white } from "../../design/color";
import { from } from "../../design/breakpoints";
import { minimumTarget, radius } from "../../design/space";
import { fontSize, type } from "../../design/type";

/** A text of a legal document as a page shows it. */
export interface LegalTextProps {
  title: string;
  /** In force, upcoming or earlier (src/legal/versions/states.ts). */
  state: string;
  dateKind: string;
  date: string;
  /** The date of the version that replaces it, where there is one. */
  until?: string | null;
  summary: string;
  html: string;
  sections: readonly {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly depth: number;
  }[];
  showTitle: boolean;
  /** Path of the list of versions. */
  versions: string;
  /** Whether the document has more than one version. */
  hasOtherVersions?: boolean;
  /** Path of the version that replaces it. */
  next?: string | null;
}

const states: Readonly<Record<string, string>> = {
  inForce: "In force",
  upcoming: "Upcoming",
  earlier: "Earlier version",
};

const Grid = styled.article({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 32,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 720px) 260px", columnGap: 96, alignItems: "start" },
  "& + &": { marginTop: 96, paddingTop: 64, borderTop: `1px solid ${gray[200]}` },
});

/** Headings one level down, below the document's own title. */
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
});
const DateLine = styled.p({ fontWeight: 600, color: gray[900] });
const VersionsLink = styled(Link)({ display: "inline-flex", alignItems: "center", minHeight: minimumTarget });
const Summary = styled.p({
  marginTop: 16,
  padding: "16px 20px",
  background: white,
  borderRadius: radius.tile,
  color: gray[600],
  fontSize: fontSize.small,
});

const ContentsList = styled.ol({
  listStyle: "none",
  padding: 0,
  fontSize: fontSize.fine,
  lineHeight: 1.45,
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: minimumTarget,
    color: gray[600],
    textDecoration: "none",
  },
  "& a:hover": { color: teal[700], textDecoration: "underline" },
});

const ContentsTitle = styled.p({
  fontSize: fontSize.small,
  fontWeight: 600,
  marginBottom: 8,
  color: gray[900],
});

/** Beside the text on a desktop; collapsed above it elsewhere, where it would push the text off the screen. */
const Beside = styled.nav({
  display: "none",
  [from.desktop]: {
    display: "block",
    gridColumn: 2,
    gridRow: "1 / span 2",
    position: "sticky",
    top: "calc(var(--header) + 24px)",
    maxHeight: "calc(100vh - var(--header) - 48px)",
    overflowY: "auto",
  },
});

const Above = styled.details({
  [from.desktop]: { display: "none" },
  "& > summary": {
    display: "flex",
    alignItems: "center",
    fontWeight: 600,
    fontSize: fontSize.small,
    color: gray[900],
  },
  "& > summary::before": { content: '"+"', width: 20, color: teal[600] },
  "&[open] > summary::before": { content: '"\u2212"' },
});

const Text = styled(Html)({
  maxWidth: 720,
  "& :is(h2, h3, h4) .number": { color: teal[600] },
  "& p > .number": { fontVariantNumeric: "tabular-nums", color: gray[500], marginRight: 6 },
  // Links of the text stay above overlapping deep links.
  "& a:not(.deep-link)": { position: "relative", zIndex: 1 },
  "& .deep-link": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    verticalAlign: "middle",
    width: minimumTarget,
    height: minimumTarget,
    marginBlock: -10,
    color: gray[500],
    textDecoration: "none",
    "&::before": { content: '"#"', fontWeight: 600 },
    "&:hover, &:focus-visible": { color: teal[700] },
    "@media print": { display: "none" },
  },
  // With a mouse the mark is beside its paragraph and shows when pointed at: at the end of a line it would often
  // take a line of its own.
  "@media (hover: hover) and (min-width: 1200px)": {
    "& p:has(> .deep-link), & li:has(> .deep-link)": { position: "relative" },
    "& p > .deep-link, & li > .deep-link": {
      position: "absolute",
      insetBlockStart: 0,
      insetInlineEnd: -minimumTarget,
      opacity: 0,
    },
    "& :is(p, li):hover > .deep-link, & .deep-link:focus-visible": { opacity: 1 },
  },
  "& :is(h2, h3, h4):has(+ .deep-link)": { paddingRight: minimumTarget + 8 },
  "& :is(h2, h3, h4) + .deep-link": { float: "right", margin: `-${minimumTarget - 6}px 0 -6px` },
  "& .deep-link + *": { marginTop: "1em" },
  "& .retired": { position: "absolute" },
  "& :target": { background: teal[50], outline: `8px solid ${teal[50]}` },
});

/** Nested headings look as they do without a document title above them. */
const NestedText = styled(Text)(
  { "& > * + h3": { marginTop: "2em" }, "& > * + h4": { marginTop: "1.6em" } },
  { "& h3": type.h3, "& h4": { ...type.h3, fontSize: fontSize.subheading } } as never,
);

/** A legal document with its date, status, table of contents and numbered text. */
export function LegalText({
  title,
  state,
  dateKind,
  date,
  until,
  summary,
  html,
  sections,
  showTitle,
  versions,
  hasOtherVersions,
  next,
}: LegalTextProps) {
  const contents = sections.filter(({ id, depth, number }) => id && (depth === 2 || number));
  const list = (
    <ContentsList>
      {contents.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>
            {section.number && `${section.number}. `}
            {section.title}
          </a>
        </li>
      ))}
    </ContentsList>
  );
  return (
    <Grid>
      <div>
        {showTitle && <Title>{title}</Title>}
        <Status>{states[state]}</Status>
        <DateLine>
          {dateKind} <time dateTime={date}>{formatDate(date)}</time>
        </DateLine>
        {until && (
          <p>
            {state === "earlier" ? "Replaced on " : "Applies until "}
            <time dateTime={until}>{formatDate(until)}</time>
            {next && (
              <>
                , when <Link to={next}>the next version</Link> takes effect
              </>
            )}
            .
          </p>
        )}
        <p>
          <VersionsLink to={versions}>
            {hasOtherVersions ? `Versions of ${title}, and what changed` : "Versions"}
          </VersionsLink>
        </p>
        <Summary>{summary}</Summary>
      </div>
      <Beside aria-label={`Contents of ${title}`}>
        <ContentsTitle>Contents</ContentsTitle>
        {list}
      </Beside>
      <Above>
        <summary>Contents</summary>
        <nav aria-label={`Contents of ${title}`}>{list}</nav>
      </Above>
      {showTitle ? <NestedText html={nested(html)} /> : <Text html={html} />}
    </Grid>
  );
}
