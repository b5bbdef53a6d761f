import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Attributes of an image that is loaded when it is near the viewport. */
export const lazy = { loading: "lazy", decoding: "async" } as const;

export interface PictureProps {
  image: IGatsbyImageData;
  /** Empty for a decorative picture. */
  alt: string;
  /** For the largest picture of the first screen: loads immediately, not when it is near the viewport. */
  eager?: boolean;
  /** Hidden in calm view. */
  isFamily?: boolean;
}

/**
 * A raster picture in modern formats with width and height, so that loading it causes no layout shift. The data comes from
 * gatsby-plugin-image, whose own component would load react-dom/server and write style attributes, which the CSP forbids.
 */
export function Picture({ image, alt, eager, isFamily }: PictureProps) {
  const { images, width, height } = image;
  return (
    <picture data-family={isFamily || undefined}>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...images.fallback}
        width={Math.round(width)}
        height={Math.round(height)}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        {...(eager ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}
