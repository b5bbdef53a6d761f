import styled from "@emotion/styled";
import { useFactText } from "../../components/FactsContext";
import { Picture } from "../../components/Picture";
import { useMedia } from "./MediaContext";
import type { MediaPath } from "../../content/schema/component-shapes";

export interface ArtProps {
  /** Path under content/media: `heroes/home.svg`. */
  image: MediaPath;
  /** What it shows, for people who do not see it; left out for an ornament. */
  alt?: string;
  /** For the largest picture of the first screen. */
  eager?: boolean;
}

/** As wide as its place, whatever its own size. */
const Drawing = styled.img({ width: "100%" });

/** A picture of content/media: vector art as it is, everything else in modern formats; fetched when it is near. */
export function Art({ image, alt = "", eager }: ArtProps) {
  const words = useFactText()(alt);
  const { size, image: data, url } = useMedia(image);
  if (data) return <Picture image={data} alt={words} eager={eager} />;
  return (
    <Drawing
      src={url}
      {...size}
      alt={words}
      {...(eager ? { fetchpriority: "high" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
