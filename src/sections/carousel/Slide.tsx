import styled from "@emotion/styled";
import type { ReactNode } from "react";

export interface SlideProps {
  /** Starts at 0. */
  index: number;
  count: number;
  /** Out of view: nothing in it can be focused. */
  isAway?: boolean;
  children: ReactNode;
}

const Box = styled.div({ display: "grid", height: "100%", "& > *": { minWidth: 0 } });

/** One slide, the same in the row and in the interactive carousel. Pattern: WAI-ARIA APG, carousel. */
export function Slide({ index, count, isAway, children }: SlideProps) {
  return (
    // React 18 does not support `inert`: an empty string sets the attribute.
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      {...(isAway ? { inert: "" } : {})}
    >
      {children}
    </Box>
  );
}
