import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { gray } from "../../design/color";
import { from } from "../../design/breakpoints";
import { fontSize } from "../../design/type";

/** Items side by side, wrapping. */
export const Row = styled.div({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 16 });

/** Items below each other. */
export const Stack = styled.div({ display: "grid", gap: 24 });

/** Two columns from a tablet up. */
export const Columns = styled.div({
  display: "grid",
  gap: 28,
  minWidth: 0,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
});

const Frame = styled.div({
  minWidth: 0,
  "& > h3": { marginBottom: 12, fontSize: fontSize.body, fontWeight: 600, color: gray[700] },
});

/** One state, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Frame>
      <h3>{name}</h3>
      {children}
    </Frame>
  );
}
