import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { teal } from "../../design/color";
import { from } from "../../design/breakpoints";
import { minimumTarget, radius } from "../../design/space";

const Words = styled.div({ position: "relative", zIndex: 1, marginTop: 8, "& > * + *": { marginTop: 8 } });

/** Browsers that can show the content of closed details do so on wide screens; in others the control stays. */
const openable = "@supports selector(::details-content)";

const Details = styled.details({
  // The sign at the right is the control; its target covers the whole row, below the words.
  "& > summary": {
    position: "absolute",
    top: 16,
    right: 0,
    width: minimumTarget,
    height: minimumTarget,
    display: "grid",
    placeItems: "center",
    color: teal[600],
  },
  "& > summary::before": { content: '"+"', fontSize: 26, lineHeight: 1 },
  "&[open] > summary::before": { content: '"\\2212"' },
  "& > summary::after": {
    content: '""',
    position: "absolute",
    top: -16,
    right: 0,
    height: 84,
    width: "calc(100vw - 40px)",
  },
  "& > summary:focus-visible": { borderRadius: radius.input },
  [openable]: {
    [from.tablet]: {
      "& > summary": { display: "none" },
      "&::details-content": { display: "block", contentVisibility: "visible" },
    },
    "@media print": { "& > summary": { display: "none" } },
  },
});

/**
 * A step's words. Collapsible ones open and close on phones; from a tablet up they are open without a control, with or without
 * scripts.
 * @param titleId the element that names the control
 */
export function StepWords({
  titleId,
  collapsible,
  children,
}: {
  titleId: string;
  collapsible: boolean;
  children: ReactNode;
}) {
  if (!collapsible) return <Words>{children}</Words>;
  return (
    <Details>
      <summary aria-labelledby={titleId} />
      <Words>{children}</Words>
    </Details>
  );
}
