import styled from "@emotion/styled";
import { Disclosure } from "../../components/Disclosure";
import { Link } from "../../components/Link";
import { figureId } from "../../content/facts/figure-id";
import { fontSize, gray, minimumTarget, teal, touchAround, until } from "../../design/tokens";
import { formatDate } from "../../site/dates";

/** The data of a row. `source` is null while it is pending; its `publisher` is null for our own contracts. */
export type ShownFigure = Queries.OurNumbersQuery["figures"]["nodes"][number];

/** Widths at which a row is a card. Paper has room for the table. */
export const asCards = until.desktop.replace("@media", "@media screen and");

const Value = styled.span({
  fontWeight: 600,
  fontSize: "1.3125rem",
  lineHeight: 1.25,
  color: teal[900],
  fontVariantNumeric: "tabular-nums",
  [asCards]: { fontSize: "1.625rem" },
  "@media print": { fontSize: fontSize.body },
});

const Star = styled.a({
  ...touchAround,
  marginLeft: 2,
  fontSize: fontSize.subheading,
  lineHeight: 1,
  textDecoration: "none",
});

/** The column's name, shown above each value on phones and tablets. */
const Column = styled.span({
  display: "none",
  [asCards]: { display: "block", fontSize: fontSize.fine, color: gray[600] },
});
const Small = styled.span({ display: "block", fontSize: fontSize.fine, color: gray[600] });

const Pages = styled.ul({
  // A touch target 44 px high (10 + 24 + 10), however many lines a title has.
  "& a": { display: "inline-block", minWidth: minimumTarget, paddingBlock: 10, overflowWrap: "anywhere" },
  // Aligns the first page with the other cells of the row.
  "& > li:first-of-type": { marginTop: -10 },
  "details &": { marginTop: 14 },
});
/** A touch target 44 px high that does not make its row taller. */
const Many = styled(Disclosure)({
  "& > summary": { marginBlock: -10 },
  // The number of pages is enough on paper.
  "@media print": { "& > ul": { display: "none" } },
});

/** A longer list of pages is collapsed. */
const maxOpenPages = 2;

function PageList({ pages }: Pick<ShownFigure, "pages">) {
  const list = (
    <Pages role="list">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </Pages>
  );
  if (!pages.length) return <>No page</>;
  if (pages.length <= maxOpenPages) return list;
  return (
    <Many>
      <summary>{pages.length} pages</summary>
      {list}
    </Many>
  );
}

function SourceOfFigure({ source }: Pick<ShownFigure, "source">) {
  if (!source) return <span className="open">Source pending</span>;
  const { title, publisher, address, date } = source;
  return (
    <>
      <Link to={address}>{title}</Link>
      <Small>
        {publisher ?? "Our own contract"}, {formatDate(date)}
      </Small>
    </>
  );
}

/** One published figure. The star of a credit figure links to the disclosure (12 CFR 1026.24(d); comment 24(e)-4). */
export function FigureRow({ figure, disclosure }: { figure: ShownFigure; disclosure?: string | undefined }) {
  const { name, label, text, credit, sample, source, reviewed, nextReview, reviewer, expires, pages } =
    figure;
  return (
    <tr role="row" id={figureId(name)}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      <td role="cell">
        {/\d/.test(text) ? <Value>{text}</Value> : text}
        {credit && disclosure && (
          <Star href={`#${disclosure}`}>
            *<span className="visually-hidden"> read with our APR disclosure</span>
          </Star>
        )}
        {sample && <Small className="open">Sample</Small>}
      </td>
      <td role="cell">
        <Column aria-hidden="true">Source</Column>
        <SourceOfFigure source={source} />
      </td>
      <td role="cell">
        <Column aria-hidden="true">Last review</Column>
        <time dateTime={reviewed}>{formatDate(reviewed)}</time>
        {reviewer && <Small>{reviewer}</Small>}
        {nextReview && (
          <Small>
            Next review <time dateTime={nextReview}>{formatDate(nextReview)}</time>
          </Small>
        )}
        {expires && <Small>Valid until {formatDate(expires)}</Small>}
      </td>
      <td role="cell">
        <Column aria-hidden="true">Shown on</Column>
        <PageList pages={pages} />
      </td>
    </tr>
  );
}
