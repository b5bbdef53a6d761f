import styled from "@emotion/styled";
import { Fragment } from "react";
import { Link } from "../../components/Link";
import { fontSize, gray, measure, touchTarget } from "../../design/tokens";
import { formatDate } from "../../site/dates";

type Question = NonNullable<Queries.FaqCategoryPageQuery["faqCategory"]>["questions"][number];

const Footer = styled.div({
  marginTop: 16,
  maxWidth: measure,
  fontSize: fontSize.small,
  color: gray[600],
  "& a": touchTarget,
  "& > div": { display: "flex", flexWrap: "wrap", columnGap: 24 },
  // Only reviews and sources are printed.
  "@media print": { "& > * + *": { display: "none !important" } },
});

const Caption = styled.p({ marginTop: 8, fontWeight: 600 });

/** The lines below an answer: reviews, sources, related questions, its link, and a link to report a mistake. */
export function AnswerFooter({ question }: { question: Question }) {
  const { id, reviewed, nextReview, sources, version, related } = question;
  const subject = encodeURIComponent(`Mistake: ${id} ${version}`);
  return (
    <Footer>
      <p>
        {`Last reviewed ${formatDate(reviewed)}`}
        {nextReview && `, next ${formatDate(nextReview)}. Sources: ${sources.length ? "" : "pending"}`}
        {sources.map(({ title, address }, index) => (
          <Fragment key={title}>
            {index > 0 && ", "}
            <a href={address}>{title}</a>
          </Fragment>
        ))}
      </p>
      {related.length > 0 && (
        <>
          <Caption>Related</Caption>
          <ul role="list">
            {related.map(({ address, title }) => (
              <li key={address}>
                <Link to={address}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <a href={`#${id}`} data-copy="" suppressHydrationWarning>
          Copy link
        </a>
        <Link to={`link:mail.customerCare?subject=${subject}`}>Report a mistake in this answer</Link>
      </div>
    </Footer>
  );
}
