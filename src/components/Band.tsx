import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { gray, teal, white } from "../design/tokens";
import { Container } from "./Container";
import type { PageId } from "../content/schema/component-shapes";

/** Excludes cards, which have a light background in a dark band too. */
const notInCard = ":not(article *, details *)";

/** Backgrounds. Do not put two tinted bands in a row. */
export const tones = {
  plain: { background: gray[50] },
  white: { background: white },
  gray: { background: gray[100] },
  teal: { background: teal[50] },
  dark: {
    background: teal[900],
    color: teal[100],
    [`& h2${notInCard}, & h3${notInCard}, & a:not([class])${notInCard}`]: { color: white },
  },
} as const;

export interface BandProps {
  tone?: keyof typeof tones;
  /** An id for links: `/ivf#cost`. */
  id?: PageId;
  /** More space above, for a section that a ScrollLink scrolls to: the fixed header would cover its heading otherwise. */
  landing?: boolean;
  /** About births or babies: hidden in calm view. */
  family?: boolean;
  children: ReactNode;
}

/** Keeps the header off a section that is scrolled to 100 px below the top. --header: src/design/global.tsx */
const clearance = "var(--header) - 100px + 32px";

const Box = styled.section<{ tone: keyof typeof tones; landing?: boolean }>(({ tone, landing }) => ({
  paddingBlock: "var(--band)",
  ...(landing && {
    paddingTop: `max(var(--band), calc(${clearance}))`,
    // The browser's own scrolling stops at the same place as ScrollLink.
    scrollMarginTop: "calc(100px - var(--header))",
  }),
  ...tones[tone],
}));

/** A band of a page, as wide as the window, with its content in the page's column. */
export function Band({ tone = "plain", id, landing, family, children }: BandProps) {
  return (
    <Box
      tone={tone}
      id={id}
      landing={landing}
      data-family={family || undefined}
      data-on-dark={tone === "dark" || undefined}
    >
      <Container>{children}</Container>
    </Box>
  );
}
