import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { ink, orange, teal, white } from "../../design/color";
import { radius, shadow } from "../../design/space";
import { filmAttributes, Frame, withoutScripts } from "./video-frame";
import type { Video } from "./useVideoFiles";
import { sourcesFor } from "./video-sources";
import { fontSize } from "../../design/type";

const Scripted = styled(Frame)({ [withoutScripts]: { display: "none" } });

/** The whole picture is the button; its mark is an arch. */
const Play = styled.button({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  border: 0,
  background: "transparent",
  cursor: "pointer",
  "&:focus-visible": { outlineOffset: -6, borderRadius: radius.portrait },
  "& > span": {
    display: "grid",
    placeItems: "center",
    width: 96,
    height: 108,
    paddingTop: 8,
    borderRadius: radius.archLarge,
    background: orange[300],
    color: ink,
    boxShadow: shadow.large,
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
  "@media print": { display: "none" },
});

const Failed = styled.p({
  position: "absolute",
  inset: "auto 0 0",
  padding: "16px 24px",
  background: teal[900],
  color: white,
  fontSize: fontSize.small,
});

/**
 * Poster and one big button; the first click shows the controls and plays. The window's width at that moment decides which
 * cut is loaded; if it cannot be played, the next one is tried.
 */
export function Film({ files, captions, poster, title }: Video & { title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [sources, setSources] = useState<readonly string[]>();
  const [tried, setTried] = useState(0);
  const source = sources?.[tried];
  const failed = sources !== undefined && source === undefined;

  useEffect(() => {
    if (!source) return;
    // Refused, or interrupted by the next source: the controls are visible, and onError tries the next source.
    video.current?.play().catch(() => undefined);
  }, [source]);

  const start = () => {
    setSources(sourcesFor(window.innerWidth, files));
    // The button is removed: keyboard focus continues at the controls.
    video.current?.focus();
  };

  return (
    <Scripted>
      {/* Not focusable before it has controls: the button stands in for it. */}
      <video
        ref={video}
        {...filmAttributes}
        poster={poster}
        src={source}
        controls={sources !== undefined}
        tabIndex={sources ? undefined : -1}
        aria-label={title}
        onError={() => source && setTried(tried + 1)}
      >
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      {!sources && (
        <Play type="button" data-hydrate="replayed" aria-label={`Play: ${title}`} onClick={start}>
          <span />
        </Play>
      )}
      {failed && <Failed role="alert">The film does not play here. Its transcript is below.</Failed>}
    </Scripted>
  );
}
