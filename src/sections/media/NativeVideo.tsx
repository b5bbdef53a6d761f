import { filmAttributes, Frame } from "./video-frame";
import type { Video } from "./useVideoFiles";

/**
 * The film without JavaScript, with the browser's own controls. The browser picks the source by the same widths, and tries
 * the next one when a source is missing.
 */
export function PlainFilm({ files, captions, poster, title }: Video & { title: string }) {
  return (
    <noscript>
      <Frame>
        <video {...filmAttributes} poster={poster} controls aria-label={title}>
          {files.desktop && <source src={files.desktop} type="video/mp4" media="(min-width: 1200.02px)" />}
          {files.tablet && <source src={files.tablet} type="video/mp4" media="(min-width: 480.02px)" />}
          {files.mobile && <source src={files.mobile} type="video/mp4" />}
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
      </Frame>
    </noscript>
  );
}
