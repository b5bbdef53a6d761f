import styled from "@emotion/styled";
import { ButtonLink } from "../components/Button";
import { Container } from "../components/Container";
import { Icon } from "../components/Icon";
import { Fact } from "../components/Fact";
import { ink, orange, teal, white } from "../design/color";
import { from } from "../design/breakpoints";
import { layout, minimumTarget } from "../design/space";
import { family } from "../design/type";
import { BannerArches } from "./BannerArches";

const Bar = styled.div({
  position: "relative",
  height: layout.banner,
  background: teal[900],
  color: white,
  overflow: "hidden",
  'html[data-banner="closed"] &': { display: "none" },
});

const Row = styled(Container)({
  position: "relative",
  height: "100%",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: 8,
  paddingRight: 68,
  [from.tablet]: {
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "flex-start",
    gap: 40,
    paddingRight: 68,
  },
});

const Words = styled.p({
  fontFamily: family.heading,
  fontWeight: 560,
  fontSize: 16,
  lineHeight: 1.22,
  maxWidth: "20em",
  "& strong": { color: orange[300], fontWeight: "inherit" },
  [from.tablet]: { fontSize: 22 },
  [from.desktop]: { fontSize: 26 },
});

const Close = styled.button({
  position: "absolute",
  top: 8,
  right: 8,
  width: minimumTarget,
  height: minimumTarget,
  display: "grid",
  placeItems: "center",
  border: 0,
  borderRadius: "50%",
  background: teal[900],
  color: white,
  cursor: "pointer",
  "&:hover": { background: teal[700] },
  // Without scripts the banner cannot be closed, so the control is not offered.
  "@media (scripting: none)": { display: "none" },
});

const LearnMore = styled(ButtonLink)({
  [from.tablet]: { minHeight: 48, fontSize: 17, paddingInline: 24 },
  color: ink,
});

/** Marks the page as having no banner; the header, hash targets and styles follow (src/design/global.tsx). */
function closeBanner(): void {
  document.documentElement.dataset.banner = "closed";
}

/**
 * The promo banner, fixed at the top and 118 px high, with its words exactly as the specification has them (2.3); its link says to listeners, and to search, of what.
 * @param closable false on a page that never gets scripts
 */
export function Banner({ closable }: { closable: boolean }) {
  return (
    <Bar data-on-dark role="region" aria-label="Announcement">
      <BannerArches />
      <Row>
        <Words>
          <strong>New!</strong> <Fact name="company.insuranceProgram" />: The First Nationwide IVF Insurance
          Program
        </Words>
        <LearnMore to="link:ivfInsurance" look="promo" size="tiny">
          Learn More
          <span className="visually-hidden">
            {" "}
            about <Fact name="company.insuranceProgram" />
          </span>
        </LearnMore>
      </Row>
      {closable && (
        <Close type="button" data-hydrate="replayed" aria-label="Close announcement" onClick={closeBanner}>
          <Icon name="x" />
        </Close>
      )}
    </Bar>
  );
}
