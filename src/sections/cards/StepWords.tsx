import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { teal } from "../../design/color";
import { from } from "../../design/breakpoints";
import { minimumTarget } from "../../design/space";

const Words = styled.div({ position: "relative", zIndex: 1, marginTop: 8, "& > * + *": { marginTop: 8 } });

/** Where a browser can show a closed step's words without its control, wide screens do; elsewhere the control stays. */
const openable = "@supports selector(::details-content)";

const Details = styled.details({
  // The control is the sign at the row's right; its target is the whole row, under the words.
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
  "& > summary:focus-visible": { borderRadius: 8 },
  [openable]: {
    [from.tablet]: {
      "& > summary": { display: "none" },
      "&::details-content": { display: "block", contentVisibility: "visible" },
    },
    "@media print": { "& > summary": { display: "none" } },
  },
});

/**
 * A step's words. `collapsible`: on phones they open and close; from a tablet up they are open and there is no control,
 * with or without scripts.
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
