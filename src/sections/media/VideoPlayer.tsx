import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure";
import { gray, measure } from "../../design/tokens";
import { Film, PlainFilm } from "./Film";
import { useVideoFiles } from "./video-files";
import type { Key } from "../../content/schema/component-shapes";

export interface VideoPlayerProps {
  /** The film's name in content/media/video: `origin` for origin-desktop.mp4 and its other files. */
  name: Key;
  /** The film's title, for its button and for screen readers. */
  title: string;
  /** The transcript. */
  children: ReactNode;
}

const Transcript = styled.div({
  maxWidth: measure,
  paddingBlock: 8,
  color: gray[700],
  "& > * + *": { marginTop: 16 },
});

/**
 * A film with its captions and transcript: content/media/video/<name>-desktop.mp4, -tablet.mp4, -mobile.mp4, <name>.vtt and
 * <name>-poster.jpg. Before the first click only the poster and the captions are loaded.
 * @example
 * <VideoPlayer name="origin" title="How {company.name} began">
 *
 * The film is silent. It opens before sunrise on a single house.
 *
 * </VideoPlayer>
 */
export function VideoPlayer({ name, title, children }: VideoPlayerProps) {
  const video = useVideoFiles(name);
  return (
    <div>
      <Film {...video} title={title} />
      <PlainFilm {...video} title={title} />
      <Disclosure>
        <summary>Read the transcript</summary>
        <Transcript>{children}</Transcript>
      </Disclosure>
    </div>
  );
}
