import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { fontSize, ink, orange, radius, shadow, teal, white } from "../../design/tokens";
import { sourcesFor, type Video } from "./video-files";

/** 16 by 9; 4 by 5 for the mobile cut (480 px and narrower). */
const Frame = styled.div({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 9",
  borderRadius: radius.portrait,
  background: teal[900],
  "& video": { width: "100%", height: "100%", objectFit: "cover" },
  "@media (max-width: 480px)": { aspectRatio: "4 / 5", borderRadius: radius.card },
  "@media print": { display: "none" },
});

/** Attributes of both players: no loading before playback, no download control, no picture-in-picture. */
const filmAttributes = {
  width: 1280,
  height: 720,
  preload: "none",
  playsInline: true,
  controlsList: "nodownload",
  disablePictureInPicture: true,
} as const;

/** Sources for the browser to choose from: without scripts, and when the film is started before hydration. */
const Sources = ({ files }: Pick<Video, "files">) => (
  <>
    {files.desktop && <source src={files.desktop} type="video/mp4" media="(min-width: 1200.02px)" />}
    {files.tablet && <source src={files.tablet} type="video/mp4" media="(min-width: 480.02px)" />}
    {files.mobile && <source src={files.mobile} type="video/mp4" />}
  </>
);

/**
 * The film without JavaScript, with the browser's own controls. The browser picks the source by the same widths as Film,
 * and tries the next one when a source is missing.
 */
export function PlainFilm({ files, captions, poster, title }: Video & { title: string }) {
  return (
    <noscript>
      <Frame>
        <video {...filmAttributes} poster={poster} controls aria-label={title}>
          <Sources files={files} />
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
      </Frame>
    </noscript>
  );
}

/** Without scripts the browser's own player (PlainFilm) is shown instead. */
const Scripted = styled(Frame)({ "@media (scripting: none)": { display: "none" } });

/** The button covers the whole picture; its symbol is an arch. */
const Play = styled.button({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  "&:focus-visible": { outlineColor: orange[300], outlineOffset: -6, borderRadius: radius.portrait },
  "& > span": {
    display: "grid",
    placeItems: "center",
    width: 96,
    height: 108,
    paddingTop: 8,
    borderRadius: radius.archLarge,
    background: orange[300],
    boxShadow: shadow.large,
    // Forced colors would draw the symbol and its background in one color.
    forcedColorAdjust: "none",
  },
  "&:hover > span": { background: orange[200] },
  // A triangle.
  "& > span::before": {
    content: '""',
    width: 30,
    height: 36,
    marginLeft: 8,
    background: ink,
    clipPath: "polygon(0 0, 100% 50%, 0 100%)",
  },
  "&[hidden]": { display: "none" },
});

const Failed = styled.p({
  position: "absolute",
  inset: "auto 0 0",
  padding: "16px 24px",
  background: teal[900],
  color: white,
  fontSize: fontSize.small,
});

/** Whether a video has an error, or none of its `<source>` elements can be loaded. */
const hasFailed = ({ error, networkState, NETWORK_NO_SOURCE }: HTMLVideoElement) =>
  error !== null || networkState === NETWORK_NO_SOURCE;

/**
 * Poster and one big button; the first click shows the controls and plays. The window's width at that moment determines
 * which cut is loaded; if it cannot be played, the next one is tried.
 */
export function Film({ files, captions, poster, title }: Video & { title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [sources, setSources] = useState<readonly string[]>();
  const [tried, setTried] = useState(0);
  const source = sources?.[tried];
  const failed = sources !== undefined && source === undefined;
  const [isPlaying, setPlaying] = useState(false);
  const isStarted = isPlaying || sources !== undefined;

  // Started before hydration: it continues with the cut that the browser chose, or has failed with all of them.
  useEffect(() => {
    const { paused, controls } = video.current!;
    setPlaying(!paused || controls);
    if (controls && hasFailed(video.current!)) setSources([]);
  }, []);

  useEffect(() => {
    if (!source) return;
    // Playback was refused or interrupted by the next source: the controls are visible, and onError tries the next source.
    video.current?.play().catch(() => undefined);
  }, [source]);

  const start = () => {
    setSources(sourcesFor(window.innerWidth, files));
    // The button is removed, so keyboard focus moves to the video.
    video.current?.focus();
  };

  return (
    // React is loaded with the film, to report it if it does not play.
    <Scripted data-hydrate="native">
      {/* Not focusable before it has controls, because the button is used instead. */}
      <video
        ref={video}
        {...filmAttributes}
        poster={poster}
        src={source}
        controls={isStarted}
        tabIndex={isStarted ? undefined : -1}
        aria-label={title}
        // Captured, because the error of a source element does not bubble. Captions may fail alone.
        onErrorCapture={({ currentTarget }) => {
          if (!hasFailed(currentTarget)) return;
          if (source) setTried(tried + 1);
          else setSources([]);
        }}
      >
        <Sources files={files} />
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      {!isStarted && (
        <Play type="button" data-instant="film" aria-label={`Play: ${title}`} onClick={start}>
          <span />
        </Play>
      )}
      {failed && <Failed role="alert">The film does not play here. Its transcript is below.</Failed>}
    </Scripted>
  );
}
