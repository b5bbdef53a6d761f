import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink, type ButtonLookProps } from "../../components/Button";
import { useFactText } from "../../components/FactsContext";
import type { FeatureIconName } from "../../components/FeatureIcon";
import { gray, white } from "../../design/color";
import { from } from "../../design/breakpoints";
import { radius, shadow } from "../../design/space";
import { check } from "../lists/checked";
import { idOf } from "../../content/markdown/id-of";
import { PlanExtras, type ExtraService } from "./PlanExtras";
import { PlanHeading } from "./PlanHeading";
import { PlanPrice, type PlanPriceProps } from "./PlanPrice";
import type { LinkTarget, MediaPath } from "../../content/schema/component-shapes";

/** A plan's record. Specification section 3 (Plan card). Every text may name facts: `price="{plan.ivf.from}"`. */
export interface PlanCardProps extends Omit<PlanPriceProps, "noteId"> {
  title: string;
  /** Level and size of the title. Below a section's own heading it is an h3. */
  titleSize?: "h2" | "h3" | "h4";
  /** A feature's icon; or `iconSrc`, a picture under content/media. */
  icon?: FeatureIconName;
  iconSrc?: MediaPath;
  /** What the plan covers. */
  description?: string;
  /** What comes with the plan. */
  features?: readonly string[];
  buttonText?: string;
  buttonColor?: ButtonLookProps["look"];
  /** A page, or `link:name`. */
  buttonLink?: LinkTarget;
  /** Services that can be added. */
  extraServices?: readonly ExtraService[];
  /** What happens after the button, in fine print. */
  children?: ReactNode;
}

const Box = styled.article({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: 552,
  overflow: "hidden",
  background: white,
  borderRadius: radius.card,
  boxShadow: shadow.medium,
  color: gray[700],
  "@media print": { border: `1px solid ${gray[300]}`, breakInside: "avoid" },
});

const Body = styled.div({ display: "grid", gap: 24, padding: 24, [from.tablet]: { padding: 32 } });
const Features = styled.ul({ display: "grid", gap: 14, padding: 0, "& > li": check });
const Go = styled(ButtonLink)({ width: "100%" });
const Next = styled.div({
  marginTop: -12,
  fontSize: 14,
  lineHeight: 1.5,
  color: gray[600],
  textAlign: "center",
  textWrap: "balance",
});

/**
 * A plan with its price, and beside the price what the law and honesty ask for: term, APR, and a note that the star
 * leads to. The note is part of the card and cannot be left out (C02, C14; 12 CFR 1026.24(d)).
 * @param price dollars a month as shown, by name: `{plan.eggFreezing.from}`
 * @param term how long that is paid, by name; the published example's term unless the plan has its own
 */
export function PlanCard({
  title,
  titleSize = "h3",
  icon,
  iconSrc,
  description,
  features = [],
  buttonText = "Get Started",
  buttonColor = "primary",
  buttonLink = "link:app.getStarted",
  extraServices = [],
  children,
  ...price
}: PlanCardProps) {
  const text = useFactText();
  const id = `plan-${idOf(text(title))}`;
  return (
    <Box aria-labelledby={id}>
      <PlanHeading id={id} title={text(title)} size={titleSize} icon={icon} iconSrc={iconSrc} />
      <Body>
        {description && <p>{text(description)}</p>}
        <PlanPrice noteId={`${id}-note`} {...price} />
        {features.length > 0 && (
          <Features role="list">
            {features.map((feature) => (
              <li key={feature}>{text(feature)}</li>
            ))}
          </Features>
        )}
        <Go to={buttonLink} look={buttonColor}>
          {text(buttonText)}
        </Go>
        {children && <Next>{children}</Next>}
      </Body>
      {extraServices.length > 0 && <PlanExtras services={extraServices} />}
    </Box>
  );
}
