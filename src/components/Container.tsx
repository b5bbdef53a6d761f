import styled from "@emotion/styled";
import { layout } from "../design/tokens";

/** The page's column: 1200 px at most, with gutters (src/design/global.tsx). */
export const Container = styled.div({
  maxWidth: layout.container,
  marginInline: "auto",
  paddingInline: "var(--edge)",
});
