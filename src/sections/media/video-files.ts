import { graphql, useStaticQuery } from "gatsby";

/** The three cuts of a film. */
type Cut = "desktop" | "tablet" | "mobile";

/** URLs of the cuts that exist. */
type VideoFiles = Partial<Record<Cut, string>>;

/** The order in which to try cuts: the nearest first, smaller files before larger ones. */
const order: Record<Cut, readonly Cut[]> = {
  desktop: ["desktop", "tablet", "mobile"],
  tablet: ["tablet", "mobile", "desktop"],
  mobile: ["mobile", "tablet", "desktop"],
};

/**
 * Returns the URLs to try, best first: the desktop cut above 1200 px, the tablet cut above 480 px, otherwise the mobile cut.
 * @param width of the window, px
 */
export function sourcesFor(width: number, files: VideoFiles): string[] {
  const wanted = width > 1200 ? "desktop" : width > 480 ? "tablet" : "mobile";
  return order[wanted].flatMap((cut) => files[cut] ?? []);
}

export type Video = ReturnType<typeof useVideoFiles>;

/**
 * Returns the files of a film in content/media/video: for `origin`, `origin-desktop.mp4`, `-tablet`, `-mobile`, `origin.vtt`
 * and `origin-poster.jpg`.
 * @throws when there is no film of that name, or it has no captions or no poster
 */
export function useVideoFiles(name: string) {
  const { files, posters } = useStaticQuery<Queries.VideoFilesQuery>(graphql`
    query VideoFiles {
      files: allFile(
        filter: { relativeDirectory: { eq: "media/video" }, extension: { in: ["mp4", "vtt"] } }
        sort: { base: ASC }
      ) {
        nodes {
          base
          publicURL
        }
      }
      posters: allFile(
        filter: { relativeDirectory: { eq: "media/video" }, extension: { in: ["jpg", "png"] } }
        sort: { base: ASC }
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
  const poster = posters.nodes.find((file) => file.name === `${name}-poster`)?.childImageSharp
    ?.gatsbyImageData.images.fallback?.src;
  const captions = url(`${name}.vtt`);
  const cuts: VideoFiles = {
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
