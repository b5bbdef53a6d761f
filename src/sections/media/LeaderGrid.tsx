import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { lazy, Picture } from "../../components/Picture";
import { fontSize, from, gray, radius, teal, type } from "../../design/tokens";

const Grid = styled.ul({
  display: "grid",
  gap: 32,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "112px minmax(0, 1fr)",
    columnGap: 20,
    alignItems: "start",
    breakInside: "avoid",
  },
  "& img": { width: "100%", borderRadius: radius.tile },
  [from.tablet]: {
    "& > li": { gridTemplateColumns: "168px minmax(0, 1fr)", columnGap: 32, alignItems: "center" },
  },
  [from.desktop]: {
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    gap: 24,
    "& > li": { display: "block" },
    "& img": { borderRadius: radius.card, marginBottom: 20 },
  },
});

const Name = styled.h3(type.h3, {
  fontSize: fontSize.subheading,
  fontFamily: "inherit",
  fontWeight: 650,
  color: gray[900],
});
const Position = styled.p({
  marginTop: 4,
  fontSize: fontSize.compact,
  lineHeight: 1.4,
  fontWeight: 600,
  color: teal[700],
});
const Words = styled.p({ marginTop: 8, fontSize: fontSize.small, lineHeight: 1.5, color: gray[600] });

/** The size of vector portraits, px. The query has no size for vector files. */
const portrait = { width: 400, height: 440 };

/**
 * The executives of content/facts/leaders.yaml, with their portraits.
 * @heading 3
 * @example
 * <LeaderGrid />
 */
export function LeaderGrid() {
  const { leaders } = useStaticQuery<Queries.LeaderGridQuery>(graphql`
    query LeaderGrid {
      leaders: allLeader(sort: { order: ASC }) {
        nodes {
          name
          position
          description
          alt
          picture {
            publicURL
            childImageSharp {
              gatsbyImageData(
                width: 224
                layout: CONSTRAINED
                placeholder: NONE
                sizes: "(min-width: 62em) 224px, (min-width: 48em) 168px, 112px"
              )
            }
          }
        }
      }
    }
  `);
  return (
    <Grid role="list">
      {leaders.nodes.map(({ name, position, description, alt, picture }) => (
        <li key={name}>
          {picture?.childImageSharp ? (
            <Picture image={picture.childImageSharp.gatsbyImageData} alt={alt} />
          ) : (
            <img src={picture?.publicURL ?? undefined} alt={alt} {...portrait} {...lazy} />
          )}
          <div>
            <Name>{name}</Name>
            <Position>{position}</Position>
            <Words>{description}</Words>
          </div>
        </li>
      ))}
    </Grid>
  );
}
