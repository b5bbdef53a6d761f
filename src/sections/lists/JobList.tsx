import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { Icon } from "../../components/Icon";
import { Link } from "../../components/Link";
import { family, from, gray, surface, teal } from "../../design/tokens";

const Row = styled(Link)({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "8px 16px",
  padding: 24,
  ...surface,
  color: gray[700],
  textDecoration: "none",
  "& strong": {
    fontFamily: family.heading,
    fontWeight: 560,
    fontSize: "1.5rem",
    lineHeight: 1.2,
    color: teal[900],
  },
  "& span": { display: "inline-flex", alignItems: "center", gap: 8 },
  "& > :last-child": { gridColumn: 2, gridRow: "1 / span 2" },
  "&:hover strong": { textDecoration: "underline", textDecorationThickness: 2 },
  [from.tablet]: {
    gridTemplateColumns: "1.4fr 1fr auto",
    padding: "28px 32px",
    "& > :last-child": { gridColumn: 3, gridRow: 1 },
  },
});

/**
 * Every open position (content/careers), each linking to its page.
 * @example
 * <JobList />
 */
export function JobList() {
  const { jobs } = useStaticQuery<Queries.JobListQuery>(graphql`
    query JobList {
      jobs: allJobPosting(sort: { datePosted: DESC }) {
        nodes {
          slug
          title
          location
        }
      }
    }
  `);
  if (!jobs.nodes.length) return <p>No position is open at the moment.</p>;
  return (
    <ul role="list">
      {jobs.nodes.map(({ slug, title, location }) => (
        <li key={slug}>
          <Row to={`/careers/${slug}`}>
            <strong>{title}</strong>
            <span>
              <Icon name="map-pin" size={20} />
              {location}
            </span>
            <Icon name="arrow-right" />
          </Row>
        </li>
      ))}
    </ul>
  );
}
