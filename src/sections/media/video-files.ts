import { graphql, useStaticQuery } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The three cuts of a film. */
export type Cut = "desktop" | "tablet" | "mobile";

/** URLs of the cuts that exist. */
export type VideoFiles = Partial<Record<Cut, string>>;

/** Above 1200 desktop, above 480 tablet, otherwise mobile. @param width of the window, px */
export function cutFor(width: number): Cut {
  if (width > 1200) return "desktop";
  return width > 480 ? "tablet" : "mobile";
}

/** The order in which to try cuts: the nearest first, smaller files before larger ones. */
const order: Record<Cut, readonly Cut[]> = {
  desktop: ["desktop", "tablet", "mobile"],
  tablet: ["tablet", "mobile", "desktop"],
  mobile: ["mobile", "tablet", "desktop"],
};

/** Source URLs to try, best first. @param width of the window, px */
export function sourcesFor(width: number, files: VideoFiles): string[] {
  return order[cutFor(width)].flatMap((cut) => files[cut] ?? []);
}

export interface Video {
  files: VideoFiles;
  captions: string;
  /** URL of an image. */
  poster: string;
}

/**
 * The files of a film in content/media/video: `origin-desktop.mp4`, `-tablet`, `-mobile`, `origin.vtt`, `origin-poster.jpg`.
 * @throws when there is no film of that name, or it has no captions or no poster
 */
export function useVideoFiles(name: string): Video {
  const { files, posters } = useStaticQuery<Queries.VideoFilesQuery>(graphql`
    query VideoFiles {
      files: allFile(
        filter: { relativeDirectory: { eq: "media/video" }, extension: { in: ["mp4", "vtt"] } }
      ) {
        nodes {
          base
          publicURL
        }
      }
      posters: allFile(
        filter: { relativeDirectory: { eq: "media/video" }, extension: { in: ["jpg", "png"] } }
      ) {
        nodes {
          name
          childImageSharp {
            gatsbyImageData(
              width: 1200
              layout: FIXED
              placeholder: NONE
              formats: [WEBP]
              outputPixelDensities: [1]
            )
          }
        }
      }
    }
  `);
  const url = (base: string) => files.nodes.find((file) => file.base === base)?.publicURL ?? undefined;
  const image = posters.nodes.find((file) => file.name === `${name}-poster`)?.childImageSharp
    ?.gatsbyImageData as IGatsbyImageData | undefined;
  const poster = image?.images.sources?.[0]?.srcSet?.split(" ")[0] ?? image?.images.fallback?.src;
  const captions = url(`${name}.vtt`);
  const cuts = {
    desktop: url(`${name}-desktop.mp4`),
    tablet: url(`${name}-tablet.mp4`),
    mobile: url(`${name}-mobile.mp4`),
  };
  if (!captions || !poster || !Object.values(cuts).some(Boolean)) {
    throw new Error(
      `content/media/video needs ${name}-desktop.mp4 (-tablet, -mobile), ${name}.vtt and ${name}-poster.jpg.`,
    );
  }
  return { files: cuts, captions, poster };
}
