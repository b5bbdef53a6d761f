import styled from "@emotion/styled";
import { Picture } from "../components/Picture";
import { useMedia } from "./MediaContext";
import type { MediaPath } from "../content-types/components";

export interface ArtProps {
  /** Path under content/media: `heroes/home.svg`. */
  image: MediaPath;
  /** What it shows, for people who do not see it; left out for an ornament. */
  alt?: string;
  /** For the largest picture of the first screen. */
  eager?: boolean;
}

const Drawing = styled.span({ display: "block" });

/** A picture of content/media: small vector art inlined, everything else as a file in modern formats. */
export function Art({ image, alt = "", eager }: ArtProps) {
  const { svg, image: data, url } = useMedia(image);
  if (data) return <Picture image={data} alt={alt} eager={eager} />;
  if (!svg) return <img src={url} alt={alt} loading={eager ? "eager" : "lazy"} />;
  const label = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return <Drawing {...label} dangerouslySetInnerHTML={{ __html: svg }} />;
}
