import styled from "@emotion/styled";
import { Html } from "../components/Prose";
import { formatDate } from "../site/dates";
import { gray, purple, teal, white } from "../design/color";
import { from } from "../design/breakpoints";
import { minimumTarget, radius } from "../design/space";
import { type } from "../design/type";

type LegalNode = Queries.LegalPageQuery["allLegalDocument"]["nodes"][number];

const Grid = styled.article({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 32,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 720px) 260px", columnGap: 96, alignItems: "start" },
  "& + &": { marginTop: 96, paddingTop: 64, borderTop: `1px solid ${gray[200]}` },
});

const Title = styled.h2(type.h2, { marginBottom: 12 });
const Standing = styled.p({
  display: "inline-block",
  marginBottom: 12,
  padding: "4px 14px",
  borderRadius: radius.pill,
  fontSize: 14,
  fontWeight: 600,
  background: purple[100],
  color: purple[700],
});
const DateLine = styled.p({ fontWeight: 600, color: gray[900] });
const Summary = styled.p({ marginTop: 16, padding: "16px 20px", background: white, borderRadius: radius.tile, color: gray[600], fontSize: 16 });

const ContentsList = styled.ol({
  listStyle: "none",
  padding: 0,
  fontSize: 14,
  lineHeight: 1.45,
  "& a": { display: "flex", alignItems: "center", minHeight: minimumTarget, color: gray[600], textDecoration: "none" },
  "& a:hover": { color: teal[700], textDecoration: "underline" },
});

const ContentsTitle = styled.p({ fontSize: 16, fontWeight: 600, marginBottom: 8, color: gray[900] });

/** Beside the text on a desktop; folded away above it elsewhere, where it would push the text off the screen. */
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
  "& > summary": { display: "flex", alignItems: "center", fontWeight: 600, fontSize: 16, color: gray[900] },
  "& > summary::before": { content: '"+"', width: 20, color: teal[600] },
  "&[open] > summary::before": { content: '"\u2212"' },
});

const Text = styled(Html)({
  maxWidth: 720,
  "& h2 .number, & h3 .number": { color: teal[600] },
  "& p > .number": { fontVariantNumeric: "tabular-nums", color: gray[500], marginRight: 6 },
  "& :target": { background: teal[50], outline: `8px solid ${teal[50]}` },
});

/** A legal document with its date, standing, table of contents and numbered text. */
export function LegalText({ document, showTitle }: { document: LegalNode; showTitle: boolean }) {
  const { title, standing, dateKind, date, summary, html, sections } = document;
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
        {standing === "earlier" && <Standing>Earlier version</Standing>}
        <DateLine>
          {dateKind} <time dateTime={date}>{formatDate(date)}</time>
        </DateLine>
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
      <Text html={html} />
    </Grid>
  );
}
