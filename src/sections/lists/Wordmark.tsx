import styled from "@emotion/styled";

export interface WordmarkProps {
  picture: { readonly publicURL: string | null } | null;
  alt: string;
  /** px */
  width: number;
  /** px */
  height: number;
}

const Image = styled.img({ maxWidth: "100%", height: "auto" });

/** An organization's wordmark, a file of content/media/logos. */
export function Wordmark({ picture, alt, width, height }: WordmarkProps) {
  return (
    <Image
      src={picture?.publicURL ?? undefined}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
