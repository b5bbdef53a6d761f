import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink, type ButtonLookProps } from "../../components/Button";
import { FeatureDrawing, type FeatureIconName } from "../../components/FeatureIcon";
import { column, finePrint, fontSize, from, gray, radius, surface, teal, type } from "../../design/tokens";
import { check } from "../lists/checked";
import { idOf } from "../../content/markdown/id-of";
import { Art } from "../media/Art";
import { PlanPrice, type PlanPriceProps } from "./PlanPrice";
import type { LinkTarget, MediaPath } from "../../content/schema/component-shapes";

export interface PlanCardProps extends Omit<PlanPriceProps, "noteId"> {
  title: string;
  /** Level and size of the title. Below a section's own heading it is an h3. */
  titleSize?: keyof typeof titles;
  /** A feature's icon. For a picture under content/media use `iconSrc`. */
  icon?: FeatureIconName;
  iconSrc?: MediaPath;
  /** The costs that the plan covers. */
  description?: string;
  /** The services that come with the plan. */
  features?: readonly string[];
  buttonText?: string;
  buttonColor?: ButtonLookProps["look"];
  /** A page, or `link:name`. */
  buttonLink?: LinkTarget;
  /** Services that can be added. */
  extraServices?: readonly { title: string; description: string }[];
  /** Fine print about the step after the button. */
  children?: ReactNode;
}

/** Number of rows of a card: heading, description, price, features, button, what happens next, extra services. */
export const planCardRows = 7;

/** Side by side in Columns, the rows of two cards are aligned. */
const Box = styled.article({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: 552,
  overflow: "hidden",
  ...surface,
  color: gray[700],
  "@media print": { border: `1px solid ${gray[300]}`, breakInside: "avoid" },
  '[data-layout="words-cards"] > &': {
    [from.tablet]: {
      display: "grid",
      gridTemplateRows: "subgrid",
      "& > div:nth-of-type(2)": { gridRow: `2 / span ${planCardRows - 2}`, gridTemplateRows: "subgrid" },
    },
  },
});

const Bar = styled.div({
  display: "flex",
  alignItems: "center",
  gap: 16,
  padding: "20px 24px",
  background: teal[100],
  [from.tablet]: { padding: "24px 32px", gap: 20 },
});

/** The arch of the logo, 52 by 66 px. */
const Arch = styled.span({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 52,
  height: 66,
  overflow: "hidden",
  borderRadius: radius.archSmall,
  background: teal[300],
  color: teal[900],
  "& > img, & > picture": { width: "100%" },
});

const titles = {
  h2: styled.h2(type.h2),
  h3: styled.h3(type.h3),
  h4: styled.h4(type.h3, { fontSize: fontSize.subheading }),
} as const;

const Body = styled.div({
  ...column,
  alignContent: "start",
  gap: 24,
  padding: 24,
  [from.tablet]: { padding: 32 },
});
/** The price's size depends on the width of its card. */
const PriceBox = styled.div({ containerType: "inline-size" });
const Features = styled.ul({ display: "grid", gap: 14, "& > li": check });
const Next = styled.div({
  marginTop: -12,
  ...finePrint,
  textAlign: "center",
  textWrap: "balance",
});

const Extras = styled.dl({
  display: "grid",
  gap: 16,
  marginTop: "auto",
  padding: 24,
  background: gray[50],
  borderTop: `1px solid ${gray[200]}`,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  [from.tablet]: { padding: "24px 32px" },
  "& dt": { fontWeight: 600, color: gray[900] },
});

/**
 * A plan with its price, beside it the term and the APR, and a note that the star links to. The note is part of the card and
 * cannot be omitted (12 CFR 1026.24(d)).
 * @heading titleSize || 3
 * @shows disclosure.planPeriod disclosure.planRate disclosure.plan
 * @example
 * <PlanCard icon="sun-horizon" title="A plan with a price" price="{plan.ivf.from}" term="{plan.ivf.term}" repays="{plan.ivf.repays}" />
 * @example Every field
 * <PlanCard
 *   iconSrc="spots/payment.svg"
 *   title="A plan with every field"
 *   description="Covers clinic procedures, lab work, medications and storage."
 *   planIntro="From"
 *   price="{plan.clinic.from}"
 *   priceSuffix="†"
 *   term="{plan.clinic.term}"
 *   repays="{plan.clinic.repays}"
 *   meta="For patients of a partner clinic."
 *   features={["Low-interest rates", "Medication discounts", "No prepayment penalty"]}
 *   buttonText="Prequalify Now"
 *   buttonLink="link:app.getStarted"
 *   extraServices={[
 *     { title: "A nurse to call", description: "Coaching calls with a registered nurse." },
 *     { title: "{company.insuranceProgram}", description: "IVF insurance, separate from your loan." },
 *   ]}
 * >
 *
 * About {prequalify.time}. Won't affect your credit score.
 *
 * </PlanCard>
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
  const id = `plan-${idOf(title)}`;
  const Title = titles[titleSize];
  return (
    <Box aria-labelledby={id}>
      <Bar>
        {(icon || iconSrc) && (
          <Arch>{icon ? <FeatureDrawing name={icon} size={28} /> : <Art image={iconSrc!} />}</Arch>
        )}
        <Title id={id}>{title}</Title>
      </Bar>
      <Body>
        {description && <p>{description}</p>}
        <PriceBox>
          <PlanPrice noteId={`${id}-note`} {...price} />
        </PriceBox>
        {features.length > 0 && (
          <Features role="list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
        )}
        <ButtonLink to={buttonLink} look={buttonColor}>
          {buttonText}
        </ButtonLink>
        {children && <Next>{children}</Next>}
      </Body>
      {extraServices.length > 0 && (
        <Extras>
          {extraServices.map((service) => (
            <div key={service.title}>
              <dt>{service.title}</dt>
              <dd>{service.description}</dd>
            </div>
          ))}
        </Extras>
      )}
    </Box>
  );
}
