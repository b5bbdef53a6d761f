import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink, type ButtonLookProps } from "../../components/Button";
import { Band } from "../../components/Band";
import { column, finePrint, fontSize, measure, teal, type } from "../../design/tokens";
import type { LinkTarget } from "../../content/schema/component-shapes";

/**
 * Buttons side by side; stacked on phones.
 * @example
 * <Actions>
 *   <Button to="link:app.getStarted">Get Started</Button>
 *   <Button to="/faq" look="secondary">See the questions</Button>
 * </Actions>
 */
export const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" });

export interface ButtonProps extends ButtonLookProps {
  /** A page (`/contact`), a place on this page (`#jobs`) or `link:name`. */
  to: LinkTarget;
  children: ReactNode;
}

/**
 * A link that looks like a button. One `primary` per screen, `secondary` beside it, `promo` on dark, `partner` for clinics.
 * @inline
 * @example
 * <Actions>
 *   <Button to="/faq">Read the questions</Button>
 *   <Button to="#cost" size="small" look="secondary" wideOnPhone={false}>See what a plan costs</Button>
 * </Actions>
 */
export function Button(props: ButtonProps) {
  return <ButtonLink wideOnPhone {...props} />;
}

/**
 * A note in 14 px about the next step or the basis of a figure, below the part that it explains.
 * @example
 * <FinePrint>
 *
 * Checking your rate takes about {prequalify.time}. {disclosure.short}
 *
 * </FinePrint>
 */
export const FinePrint = styled.div({
  ...finePrint,
  maxWidth: measure,
  "[data-on-dark] &": { color: teal[200] },
});

export interface CallToActionProps {
  title: string;
  /** The button's text. */
  button?: string;
  /** The button's target. */
  to?: LinkTarget;
  /** Small print below the button about the next step. */
  next?: string;
  children?: ReactNode;
}

const Closing = styled.div({
  ...column,
  gap: 24,
  justifyItems: "center",
  maxWidth: 760,
  marginInline: "auto",
  textAlign: "center",
  textWrap: "balance",
  breakInside: "avoid",
});
const Title = styled.h2(type.h2);
const Next = styled.p({
  marginTop: -8,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  color: teal[200],
  // A long email address must not widen the grid.
  overflowWrap: "anywhere",
});

/**
 * The dark band that closes a page.
 * @band
 * @heading 2
 * @example
 * <CallToAction title="Get in touch with {company.name}" button="Write to us" to="link:mail.clientSuccess" next="Starts an email to {mail.clientSuccess}.">
 *
 * A question about us, about a loan, or about something we got wrong: we would like to hear it.
 *
 * </CallToAction>
 * @example With the defaults
 * <CallToAction title="Your search stops here" />
 */
export function CallToAction({
  title,
  button = "Get Started",
  to = "link:app.getStarted",
  next,
  children,
}: CallToActionProps) {
  return (
    <Band tone="dark">
      <Closing>
        <Title>{title}</Title>
        {children}
        <ButtonLink to={to} look="promo" size="large" wideOnPhone>
          {button}
        </ButtonLink>
        {next && <Next>{next}</Next>}
      </Closing>
    </Band>
  );
}
