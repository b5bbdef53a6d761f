import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { FeatureIcon, type FeatureIconName, type FeatureTone } from "../../components/FeatureIcon";
import { Icon } from "../../components/Icon";
import { Link } from "../../components/Link";
import { gray, surface, touchTarget, type } from "../../design/tokens";
import { Carousel } from "./Carousel";
import { benefitViews } from "./views";
import type { LinkTarget } from "../../content/schema/component-shapes";

export interface BenefitCarouselProps {
  /** The carousel's accessible name. */
  label: string;
  /** `<Benefit>` elements. */
  children: ReactNode;
}

/**
 * Benefits side by side: 3 on wide screens, 2 under 960 px, 1 without autoplay under 768 px.
 * @example
 * <BenefitCarousel label="Ways we can help">
 * <Benefit header="CareMatch" icon="map-pin" ctaText="Find a clinic" ctaLink="link:careMatch">
 *
 * Helps you find a clinic that fits.
 *
 * </Benefit>
 * <Benefit header="A nurse to call" icon="headset" tone="purple" ctaText="Choose a time" ctaLink="link:nurseBooking">
 *
 * Registered nurses, by phone or message.
 *
 * </Benefit>
 * <Benefit header="{company.insuranceProgram}" icon="shield-check" tone="orange" ctaText="See what it covers" ctaLink="link:ivfInsurance">
 *
 * IVF insurance, separate from your loan.
 *
 * </Benefit>
 * <Benefit header="Rate calculator" icon="calculator" ctaText="Try some figures" ctaLink="link:rateCalculator">
 *
 * See what a loan comes to by the month, and in all.
 *
 * </Benefit>
 * </BenefitCarousel>
 */
export function BenefitCarousel(props: BenefitCarouselProps) {
  return <Carousel views={benefitViews} {...props} />;
}

export interface BenefitProps {
  header: string;
  icon: FeatureIconName;
  tone?: FeatureTone;
  /** The link's words. */
  ctaText: string;
  /** A page, a place on this page, or `link:name`. */
  ctaLink: LinkTarget;
  /** The description. */
  children: ReactNode;
}

const Box = styled.article({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  padding: 32,
  ...surface,
  color: gray[700],
});
const Header = styled.h3(type.h3, { marginTop: 24, marginBottom: 8 });
const Words = styled.div({ flexGrow: 1, "& p + p": { marginTop: 8 } });
const Action = styled(Link)({
  ...touchTarget,
  gap: 8,
  marginTop: 16,
  fontWeight: 600,
  "@media print": { display: "block", "& svg": { display: "none" } },
});

/**
 * One benefit: an icon in an arch, a heading, a few words, and a link to more.
 * @partOf BenefitCarousel
 * @heading 3
 */
export function Benefit({ header, icon, tone = "teal", ctaText, ctaLink, children }: BenefitProps) {
  return (
    <Box>
      <FeatureIcon name={icon} tone={tone} />
      <Header>{header}</Header>
      <Words>{children}</Words>
      <Action to={ctaLink}>
        {ctaText}
        <Icon name="arrow-right" size={20} />
      </Action>
    </Box>
  );
}
