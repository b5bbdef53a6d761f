import styled from "@emotion/styled";
import { teal } from "../../design/color";
import { radius } from "../../design/space";

/** The frame every cut is shown in: 16 by 9, and 4 by 5 where the window gets the mobile cut (480 px and under). */
export const Frame = styled.div({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 9",
  borderRadius: 28,
  background: teal[900],
  "& video": { width: "100%", height: "100%", objectFit: "cover" },
  "@media (max-width: 480px)": { aspectRatio: "4 / 5", borderRadius: radius.card },
});

/** Without scripts the player is the browser's own (PlainFilm), and this one is away. */
export const withoutScripts = "@media (scripting: none)";

/** What both players tell the browser: nothing fetched before it is asked for, no download, no picture in picture (R259). */
export const filmAttributes = {
  width: 1280,
  height: 720,
  preload: "none",
  playsInline: true,
  controlsList: "nodownload",
  disablePictureInPicture: true,
} as const;
