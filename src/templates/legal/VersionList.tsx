import styled from "@emotion/styled";
import { Disclosure } from "../../components/Disclosure";
import { DocumentHtml } from "../../components/Prose";
import { Link } from "../../components/Link";
import { formatDate } from "../../site/dates";
import { fontSize, gray, green, outOfSight, purple, red, type } from "../../design/tokens";

type Document = Queries.LegalVersionsQuery["allLegalDocument"]["nodes"][number];
type Version = Document["versions"][number];

const Entries = styled.ol({
  marginTop: 24,
  "& > li": { padding: "24px 0", borderTop: `1px solid ${gray[200]}` },
});
const Title = styled.h2(type.h2, { margin: "48px 0 16px" });
const Name = styled.h3(type.h3);
const Corrections = styled.ul({ paddingLeft: "1.4em", fontSize: fontSize.small, color: gray[600] });
/** Styles for the markup of src/legal/redline/change-html.ts. Lines and visually hidden words repeat what color shows. */
const Redline = styled(DocumentHtml)({
  "& .change": { marginTop: 24 },
  "& del": { color: red[800], background: red[50] },
  "& ins": { color: green[800], background: green[50], textDecorationThickness: 2 },
  "& mark": { color: "inherit", background: purple[100], borderBottom: `2px dotted ${purple[700]}` },
  "& .moved": { borderBottom: `2px dashed ${gray[600]}` },
  "& .spoken": { ...outOfSight, whiteSpace: "nowrap" },
});

interface DocumentAddress {
  /** The path of the document's page. */
  page: string;
  /** The hash of the document on its page; empty for the first. */
  at: string;
}

function Entry({ version, page, at }: DocumentAddress & { version: Version }) {
  const { slug, title, state, dateKind, date, until, note, corrections, shown, changes } = version;
  return (
    <li id={slug}>
      <Name>
        {`Version ${version.version}, ${state === "inForce" ? "in force" : state}: ${dateKind.toLowerCase()} `}
        <time dateTime={date}>{formatDate(date)}</time>
      </Name>
      {until && <p>Until the version of {formatDate(until)}.</p>}
      <p>{note}</p>
      {corrections.length > 0 && (
        <Corrections>
          {corrections.map(({ recorded, reason, by }) => (
            <li key={recorded + reason}>
              Corrected on {formatDate(recorded)} without a change of meaning: {reason} (decided by {by})
            </li>
          ))}
        </Corrections>
      )}
      <p className="lone-link">
        <Link to={shown ? page + at : `${page}/versions/${slug}`}>
          Read {title} of {formatDate(date)}
        </Link>
      </p>
      {changes && (
        <Disclosure>
          <summary>What changed, word by word</summary>
          <p>
            Removed words are struck through, new ones are underlined, changed links have a dotted line, and
            moved sentences a dashed one. Unchanged text is left out.
          </p>
          <Redline html={changes} />
        </Disclosure>
      )}
    </li>
  );
}

/** A document's versions, newest first, with what changed in each. */
export function VersionList({ title, versions, ...address }: Document & DocumentAddress) {
  return (
    <section>
      <Title>{title}</Title>
      {versions.length === 1 && (
        <p>
          No other version has been published since this list began on {formatDate(versions[0]!.published)}.
        </p>
      )}
      <Entries role="list">
        {versions.map((version) => (
          <Entry key={version.slug} version={version} {...address} />
        ))}
      </Entries>
    </section>
  );
}
