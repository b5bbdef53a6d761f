import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { family, fontSize, gray, teal } from "../../design/tokens";
import { formatDate } from "../../site/dates";
import type { Key } from "../../content/schema/component-shapes";

export interface QuoteProps {
  /** Initials of a client; name and position of a staff member. */
  author: string;
  /** "Client survey", for example. */
  source?: string;
  /** The date of the quote: "2025-03-11". */
  date?: Key;
  children: ReactNode;
}

const Figure = styled.figure({ maxWidth: 860 });
const Words = styled.blockquote({
  fontFamily: family.heading,
  fontWeight: 500,
  fontSize: "clamp(1.375rem,2.2vw,2rem)",
  lineHeight: 1.35,
  letterSpacing: "-0.01em",
  color: teal[900],
  textWrap: "balance",
  "& p + p": { marginTop: "0.6em" },
});
const By = styled.figcaption({
  marginTop: 24,
  fontSize: fontSize.small,
  color: gray[600],
  "& strong": { display: "block", color: gray[900], fontWeight: 600 },
  "& time": { whiteSpace: "nowrap" },
});

/**
 * A quotation with its author, source and date. For the quotes of testimonials.yaml use TestimonialCarousel.
 * @example
 * <Quote author="R. M." source="Client survey, fictional sample" date="2024-05-14">
 *
 * I had one payment to remember and one person to call.
 *
 * </Quote>
 */
export function Quote({ author, source, date, children }: QuoteProps) {
  return (
    <Figure>
      <Words>{children}</Words>
      <By>
        <strong>{author}</strong>
        {source}
        {source && date && ", "}
        {date && <time dateTime={date}>{formatDate(date)}</time>}
      </By>
    </Figure>
  );
}
