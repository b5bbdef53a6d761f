import styled from "@emotion/styled";
import { Children, isValidElement, type ReactNode } from "react";
import { from } from "../../design/breakpoints";
import { StepPlace } from "./step-place";

export interface StepsProps {
  /** On phones each step's words open and close on their own; from a tablet up all are open. */
  collapsible?: boolean;
  /** The word before each number. */
  label?: string;
  /** Steps, in order. */
  children: ReactNode;
}

/** Three share a row on desktop, icon at the left; four are narrower and have their icons above. */
const List = styled.ol<{ count: number }>(({ count }) => ({
  // Sections limit the width of plain lists.
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

/**
 * Numbered steps in a row; under each other on phones.
 * @example
 * <Steps>
 * <Step icon="clipboard-text" title="Sign up">
 *
 * Tell us about yourself.
 *
 * </Step>
 * <Step icon="seal-check" alt="A seal of approval" title="Get pre-approved" description="See your rate, with no effect on your credit score." />
 * <Step icon="hand-coins" title="Choose your loan" />
 * </Steps>
 * @example Four steps that open and close on phones
 * <Steps collapsible label="Week">
 * <Step icon="phone" title="A first call">
 *
 * With a nurse, and without obligation.
 *
 * </Step>
 * <Step icon="microscope" title="Tests">
 *
 * At a clinic near you.
 *
 * </Step>
 * <Step icon="path" title="A plan">
 *
 * With every cost in it.
 *
 * </Step>
 * <Step icon="sun-horizon" title="Care">
 *
 * We pay the clinic.
 *
 * </Step>
 * </Steps>
 */
export function Steps({ collapsible = false, label = "Step", children }: StepsProps) {
  const steps = Children.toArray(children).filter(isValidElement);
  return (
    <List count={steps.length} role="list">
      {steps.map((step, index) => (
        <StepPlace.Provider key={step.key} value={{ number: index + 1, label: label, collapsible }}>
          {step}
        </StepPlace.Provider>
      ))}
    </List>
  );
}
