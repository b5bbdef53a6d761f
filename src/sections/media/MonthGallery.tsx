import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { lazy } from "../../components/Picture";
import { fontSize, from, gray, radius } from "../../design/tokens";
import { months } from "../../site/dates";

const Grid = styled.ol({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "24px 16px",
  "& img": { width: "100%", borderRadius: radius.tile },
  [from.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: 24 },
  [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
});
const Label = styled.figcaption({
  marginTop: 8,
  fontSize: fontSize.small,
  textAlign: "center",
  color: gray[700],
});

/** The name of a tile's month. @param file `month-01` @throws if the file is not named after a month */
export function monthOf(file: string): string {
  const month = months[Number(/^month-(\d\d)$/.exec(file)?.[1]) - 1];
  if (!month)
    throw new Error(
      `content/media/quilt/${file}.svg is not named after a month. Rename it to one of month-01 to month-12.`,
    );
  return month;
}

/**
 * A quilt of the year with one tile per month: content/media/quilt/month-01.svg to month-12.svg. It replaces
 * pictures of babies and has no counts because none are known.
 * @example
 * <MonthGallery />
 */
export function MonthGallery() {
  const { tiles } = useStaticQuery<Queries.MonthGalleryQuery>(graphql`
    query MonthGallery {
      tiles: allFile(
        filter: { relativeDirectory: { eq: "media/quilt" }, extension: { eq: "svg" } }
        sort: { name: ASC }
      ) {
        nodes {
          name
          publicURL
        }
      }
    }
  `);
  return (
    <Grid role="list" data-family="">
      {tiles.nodes.map(({ name, publicURL }) => (
        <li key={name}>
          <figure>
            <img src={publicURL ?? undefined} alt="" width={200} height={200} {...lazy} />
            <Label>{monthOf(name)}</Label>
          </figure>
        </li>
      ))}
    </Grid>
  );
}
