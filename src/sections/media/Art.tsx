import styled from "@emotion/styled";
import { lazy, Picture } from "../../components/Picture";
import { useMedia } from "./MediaContext";
import type { MediaPath, TextOrNone } from "../../content/schema/component-shapes";

export interface ArtProps {
  /** Path under content/media: `heroes/home.svg`. */
  image: MediaPath;
  /** Alternative text; `""` if the picture is decorative. */
  alt?: TextOrNone;
  /** For the largest picture of the first screen. */
  eager?: boolean;
}

/** As wide as its container, whatever its own size. */
const Drawing = styled.img({ width: "100%" });

/**
 * A picture of content/media: vector art unchanged, everything else in modern formats; loaded when it is near the viewport.
 * @example
 * <Art image="spots/payment.svg" alt="A calendar with payments checked off" />
 * @example A raster picture
 * <Art image="social/tile-1.png" alt="Two mugs and a calendar by a window" />
 */
export function Art({ image, alt = "", eager }: ArtProps) {
  const { size, image: data, url, isFamily } = useMedia(image);
  if (data) return <Picture image={data} alt={alt} eager={eager} isFamily={isFamily} />;
  return (
    <Drawing
      src={url}
      {...size}
      alt={alt}
      data-family={isFamily || undefined}
      {...(eager ? { fetchpriority: "high" } : lazy)}
    />
  );
}
