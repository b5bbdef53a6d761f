import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon";
import { Link } from "../../components/Link";
import { Picture } from "../../components/Picture";
import { from, radius, touchTarget } from "../../design/tokens";

const pictureCount = 5;

const Whole = styled(Link)({ display: "block", fontWeight: 600 });

/** Five in a row; on a phone one large above four small. */
const Grid = styled.span({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: 12,
  "& img": { width: "100%", borderRadius: radius.tile },
  "& > :first-of-type": { gridColumn: "1 / -1" },
  [from.split]: {
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    gap: 20,
    "& > :first-of-type": { gridColumn: "auto" },
  },
});

const Words = styled.span({ ...touchTarget, gap: 10, marginTop: 16 });

/**
 * Five pictures of content/media/social (tile-1 to tile-5) and a few words, together one link to Instagram, because five
 * links to the same place would be five tab stops.
 * @throws when there are not exactly five pictures
 * @example
 * <SocialGallery>Follow us on Instagram</SocialGallery>
 */
export function SocialGallery({ children }: { children: ReactNode }) {
  const { tiles } = useStaticQuery<Queries.SocialGalleryQuery>(graphql`
    query SocialGallery {
      tiles: allFile(
        filter: { relativeDirectory: { eq: "media/social" }, extension: { eq: "png" } }
        sort: { name: ASC }
      ) {
        nodes {
          name
          childImageSharp {
            gatsbyImageData(
              width: 320
              layout: CONSTRAINED
              placeholder: NONE
              sizes: "(min-width: 75em) 214px, (min-width: 43.75em) 18vw, 90vw"
            )
          }
        }
      }
    }
  `);
  if (tiles.nodes.length !== pictureCount) {
    throw new Error(
      `content/media/social has ${tiles.nodes.length} PNG pictures. Add or remove pictures: SocialGallery shows ${pictureCount}.`,
    );
  }
  return (
    <Whole to="link:social.instagram">
      <Grid>
        {tiles.nodes.map(({ name, childImageSharp }) => (
          <Picture key={name} image={childImageSharp!.gatsbyImageData} alt="" />
        ))}
      </Grid>
      <Words>
        <Icon name="instagram-logo" />
        {children}
      </Words>
    </Whole>
  );
}
