import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Media } from "./MediaContext";

interface FileNode {
  readonly relativePath: string;
  readonly publicURL: string | null;
  readonly isFamily: boolean;
}
type Vector = FileNode & { readonly svgSize: Media["size"] };
type Raster = FileNode & { readonly childImageSharp: { readonly gatsbyImageData: unknown } | null };

const base = ({ relativePath, publicURL, isFamily }: FileNode) => ({
  name: relativePath.replace(/^media\//, ""),
  url: publicURL ?? "",
  isFamily,
});

/** Converts the file nodes of a page's query to the pictures that its components look up by name. */
export function toMedia(vector: readonly Vector[], raster: readonly Raster[]): Media[] {
  return [
    ...vector.map((file) => ({ ...base(file), size: file.svgSize, image: null })),
    ...raster.map((file) => ({
      ...base(file),
      size: null,
      image: (file.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined) ?? null,
    })),
  ];
}
