import styled from "@emotion/styled";
import { from, layout } from "../design/tokens";

/** The page's column: 1200 px at most, with gutters of 24 px (20 on phones). */
export const Container = styled.div({
  maxWidth: layout.container,
  marginInline: "auto",
  paddingInline: 20,
  [from.tablet]: { paddingInline: 24 },
});
