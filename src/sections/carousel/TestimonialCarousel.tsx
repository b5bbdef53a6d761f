import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { family, fontSize, from, gray, surface, teal, unread } from "../../design/tokens";
import { Carousel, type CarouselProps } from "./Carousel";
import { testimonialViews } from "./views";
import { formatDate } from "../../site/dates";

export interface TestimonialCarouselProps extends Pick<CarouselProps, "label" | "interval"> {
  /** Selects the testimonials with this `page` in content/facts/testimonials.yaml. */
  page: "ivf" | "clinics" | "egg-freezing";
}

const Box = styled.figure({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  padding: 24,
  ...surface,
  color: gray[700],
  "&::before": {
    content: unread('"\\201C"'),
    height: 32,
    fontFamily: family.heading,
    fontSize: "4.5rem",
    lineHeight: 1,
    color: teal[300],
  },
  "& blockquote": {
    flexGrow: 1,
    fontFamily: family.heading,
    fontSize: "clamp(1.1875rem,1.6vw,1.375rem)",
    lineHeight: 1.45,
    color: teal[900],
  },
  [from.desktop]: { padding: 40 },
});
const From = styled.figcaption({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  color: gray[600],
  "& strong": { display: "block", color: gray[900] },
  "& time": { whiteSpace: "nowrap" },
});

/**
 * Testimonials of a page, newest first: 2 side by side, 1 under 767 px.
 * @example
 * <TestimonialCarousel page="ivf" label="What clients say" interval={6000} />
 * @throws when no testimonial is for the page
 */
export function TestimonialCarousel({ page, label, interval }: TestimonialCarouselProps) {
  const { testimonials } = useStaticQuery<Queries.TestimonialCarouselQuery>(graphql`
    query TestimonialCarousel {
      testimonials: allTestimonial(sort: { date: DESC }) {
        nodes {
          id
          text
          author
          source
          date
          page
        }
      }
    }
  `);
  const quotes = testimonials.nodes.filter((quote) => quote.page.includes(page));
  if (!quotes.length)
    throw new Error(
      `content/facts/testimonials.yaml has no testimonial for the page "${page}". Add one, or remove the carousel.`,
    );
  return (
    <Carousel label={label} views={testimonialViews} interval={interval}>
      {quotes.map((quote) => (
        <Box key={quote.id}>
          <blockquote>{quote.text}</blockquote>
          <From>
            <strong>{quote.author}</strong>
            {quote.source}, <time dateTime={quote.date}>{formatDate(quote.date)}</time>
          </From>
        </Box>
      ))}
    </Carousel>
  );
}
