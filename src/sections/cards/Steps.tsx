import styled from "@emotion/styled";
import { Children, isValidElement, type ReactNode } from "react";
import { useFactText } from "../../components/FactsContext";
import { from } from "../../design/breakpoints";
import { StepPlace } from "./step-place";

export interface StepsProps {
  /** On phones each step's words open and close for themselves; from a tablet up all are open. */
  collapsible?: boolean;
  /** The word before each number. */
  label?: string;
  /** Steps, in order. */
  children: ReactNode;
}

/** Three share a row on desktop, icon at the left; four are narrower, so their icons stand above. */
const List = styled.ol<{ count: number }>(({ count }) => ({
  // A section keeps plain lists to a comfortable line; this one takes the whole width.
  "&&": { maxWidth: "none" },
  listStyle: "none",
  padding: 0,
  display: "grid",
  gap: 32,
  [from.tablet]: count === 4 ? { gridTemplateColumns: "1fr 1fr", columnGap: 40 } : {},
  [from.desktop]: {
    gridTemplateColumns: `repeat(${Math.min(count, 4)}, minmax(0, 1fr))`,
    columnGap: 40,
    ...(count === 4 && { "& > li": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 16 } }),
  },
}));

/** Numbered steps in a row; under each other on phones. Specification 2.5, 4 ("How it works"). */
export function Steps({ collapsible = false, label = "Step", children }: StepsProps) {
  const text = useFactText();
  const steps = Children.toArray(children).filter(isValidElement);
  return (
    <List count={steps.length} role="list">
      {steps.map((step, index) => (
        <StepPlace.Provider key={step.key} value={{ number: index + 1, label: text(label), collapsible }}>
          {step}
        </StepPlace.Provider>
      ))}
    </List>
  );
}
