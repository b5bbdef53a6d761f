import styled from "@emotion/styled";
import { teal } from "../../design/color";
import { radius } from "../../design/space";

/** 16 by 9; 4 by 5 for the mobile cut (480 px and narrower). */
export const Frame = styled.div({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 9",
  borderRadius: radius.portrait,
  background: teal[900],
  "& video": { width: "100%", height: "100%", objectFit: "cover" },
  "@media (max-width: 480px)": { aspectRatio: "4 / 5", borderRadius: radius.card },
});

/** Without scripts the browser's own player (PlainFilm) is shown instead. */
export const withoutScripts = "@media (scripting: none)";

/** Attributes of both players: no loading before playback, no download control, no picture-in-picture. */
export const filmAttributes = {
  width: 1280,
  height: 720,
  preload: "none",
  playsInline: true,
  controlsList: "nodownload",
  disablePictureInPicture: true,
} as const;
