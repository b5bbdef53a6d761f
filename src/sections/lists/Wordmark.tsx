import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { lazy } from "../../components/Picture";

export type Logo = Queries.LogosQuery["logos"]["nodes"][number];

/** The logos of a group of content/facts/logos.yaml, in their order. */
export function useLogos(group: string): Logo[] {
  const { logos } = useStaticQuery<Queries.LogosQuery>(graphql`
    query Logos {
      logos: allLogo {
        nodes {
          key
          group
          name
          alt
          width
          height
          picture {
            publicURL
          }
        }
      }
    }
  `);
  return logos.nodes.filter((logo) => logo.group === group);
}

const Image = styled.img({
  // Forced colors change the background, but not a picture.
  "@media (forced-colors: active) and (prefers-color-scheme: dark)": { filter: "brightness(0) invert(1)" },
});

/** An organization's wordmark, a file in content/media/logos. */
export const Wordmark = ({ logo: { picture, alt, width, height } }: { logo: Logo }) => (
  <Image src={picture?.publicURL ?? undefined} alt={alt} width={width} height={height} {...lazy} />
);
