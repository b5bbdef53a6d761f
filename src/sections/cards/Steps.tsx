import { Children, createContext, isValidElement, type ReactNode, useContext } from "react";
import styled from "@emotion/styled";
import type { TextOrNone } from "../../content/schema/component-shapes";
import {
  fontSize,
  from,
  gray,
  iconTarget,
  openWithoutControl,
  radius,
  teal,
  type,
  unread,
  until,
} from "../../design/tokens";
import { FeatureIcon, featureTones, type FeatureIconName } from "../../components/FeatureIcon";
import { idOf } from "../../content/markdown/id-of";

/** Provides each step with its number, from 1, and the setting of the Steps around it. */
const StepContext = createContext({ number: 1, collapsible: false });

const Words = styled.div({ position: "relative", zIndex: 1, marginTop: 8, "& > * + *": { marginTop: 8 } });

/** Words that open and close on phones, and are open without a control on wider screens, with or without scripts. */
const Details = styled.details({
  // The sign at the right is the control; its target covers the whole row, behind the words.
  "& > summary": {
    position: "absolute",
    top: 16,
    right: 0,
    ...iconTarget,
    color: teal[600],
  },
  "& > summary::before": { content: unread('"+"'), fontSize: "1.625rem", lineHeight: 1 },
  "&[open] > summary::before": { content: unread('"\\2212"') },
  "& > summary::after": {
    content: '""',
    position: "absolute",
    top: -16,
    right: 0,
    height: 84,
    width: "calc(100vw - 40px)",
  },
  "& > summary:focus-visible": { borderRadius: radius.input },
  ...openWithoutControl(`${from.tablet}, print`),
});

export interface StepProps {
  icon: FeatureIconName;
  /** Alternative text of the icon; omit it if the icon is decorative. */
  alt?: TextOrNone;
  title: string;
  /** The step in Markdown; for plain words use `description`. */
  children?: ReactNode;
  description?: string;
}

const Item = styled.li<{ collapsible: boolean }>(({ collapsible }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  columnGap: 20,
  alignItems: "start",
  alignContent: "start",
  color: gray[700],
  // On phones a closed step is a row; a tap anywhere on the row opens it.
  ...(collapsible && {
    [until.tablet]: {
      paddingBottom: 24,
      borderBottom: `1px solid ${gray[200]}`,
      "&:last-of-type": { borderBottom: 0 },
      "& h3": { paddingRight: 44 },
    },
  }),
}));

const Place = styled.p({ fontSize: fontSize.fine, fontWeight: 600, lineHeight: 1.4, color: gray[600] });
const Title = styled.h3(type.h3, { marginTop: 2, fontSize: "clamp(1.3125rem,1.7vw,1.5rem)" });

/**
 * One of the Steps: its icon in an arch, its number, its title and its words.
 * @partOf Steps
 * @heading 3
 */
export function Step({ icon, alt, title, children, description }: StepProps) {
  const { number, collapsible } = useContext(StepContext);
  const id = `step-${number}-${idOf(title)}`;
  const content = children ?? description;
  const words = content && <Words>{content}</Words>;
  return (
    <Item collapsible={collapsible}>
      <span {...(alt ? { role: "img", "aria-label": alt } : {})}>
        <FeatureIcon name={icon} tone={featureTones[(number - 1) % featureTones.length]} />
      </span>
      <div>
        <Place>{`Step ${number}`}</Place>
        <Title id={id}>{title}</Title>
        {words && collapsible ? (
          <Details>
            <summary aria-labelledby={id} />
            {words}
          </Details>
        ) : (
          words
        )}
      </div>
    </Item>
  );
}

export interface StepsProps {
  /** On phones each step opens and closes independently; on wider screens all are open. */
  collapsible?: boolean;
  /** Steps, in order. */
  children: ReactNode;
}

/** On desktops three share a row, with icons at the left; four are narrower and have their icons above. */
const List = styled.ol<{ count: number }>(({ count }) => ({
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
 * Numbered steps in a row; stacked on phones.
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
 * <Steps collapsible>
 * <Step icon="phone" title="A first call" description="With a nurse, and without obligation." />
 * <Step icon="microscope" title="Tests" description="At a clinic near you." />
 * <Step icon="path" title="A plan" description="With every cost in it." />
 * <Step icon="sun-horizon" title="Care" description="We pay the clinic." />
 * </Steps>
 */
export function Steps({ collapsible = false, children }: StepsProps) {
  const steps = Children.toArray(children).filter(isValidElement);
  return (
    <List count={steps.length} role="list">
      {steps.map((step, index) => (
        <StepContext.Provider key={step.key} value={{ number: index + 1, collapsible }}>
          {step}
        </StepContext.Provider>
      ))}
    </List>
  );
}
