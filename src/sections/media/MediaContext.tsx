import { createContext, useContext, type ReactNode } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture that a page's MDX names, from the page's query. */
export interface Media {
  /** Path under content/media: `heroes/home.svg`. */
  name: string;
  /** URL of the built file. */
  url: string;
  /** Hidden in calm view: its class in content/facts/pictures.yaml is `family`. */
  isFamily: boolean;
  /** An SVG's own size, px. */
  size: { readonly width: number; readonly height: number } | null;
  /** Gatsby's image data of a raster picture: sizes and formats. */
  image: IGatsbyImageData | null;
}

/** Converts the file nodes of a page's query to the pictures that its components look up by name. */
export const toMedia = ({ vector, raster }: Queries.PageMediaFragment): Media[] =>
  [...vector.nodes, ...raster.nodes].map((file) => ({
    name: file.relativePath.replace(/^media\//, ""),
    url: file.publicURL ?? "",
    isFamily: file.isFamily,
    size: "svgSize" in file ? file.svgSize : null,
    image: ("childImageSharp" in file && file.childImageSharp?.gatsbyImageData) || null,
  }));

const MediaContext = createContext<ReadonlyMap<string, Media>>(new Map());

/** Provides a page's components with the pictures that its MDX names. */
export function MediaProvider({ media, children }: { media: readonly Media[]; children: ReactNode }) {
  return (
    <MediaContext.Provider value={new Map(media.map((item) => [item.name, item]))}>
      {children}
    </MediaContext.Provider>
  );
}

/**
 * A picture by its path under content/media.
 * @throws when the page's query has no such file: it is missing, or the name is misspelled
 */
export function useMedia(name: string): Media {
  const media = useContext(MediaContext).get(name);
  if (!media)
    throw new Error(`There is no picture content/media/${name}: add the file, or correct the name.`);
  return media;
}

/** A picture that only some pages have, such as a clinic's wordmark. */
export const useOwnMedia = (name: string): Media | undefined => useContext(MediaContext).get(name);
