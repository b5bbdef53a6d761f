import styled from "@emotion/styled";
import { ButtonLink } from "../components/Button";
import { Container } from "../components/Container";
import { SharedIcon } from "../components/Icon";
import { useFacts } from "../components/FactsContext";
import { factText } from "../content/facts/substitute";
import { family, fontSize, from, iconTarget, layout, orange, radius, teal, white } from "../design/tokens";
import { instantActions, restoreSettings } from "../site/instant-actions";

const Bar = styled.div({
  position: "relative",
  background: teal[900],
  color: white,
  overflow: "hidden",
  'html[data-banner="closed"] &': { display: "none" },
});

/** Taller only for visitors who increase the text spacing. */
const Row = styled(Container)({
  position: "relative",
  minHeight: layout.banner,
  paddingBlock: 4,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: 8,
  paddingRight: 56,
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
  fontSize: `clamp(${fontSize.fine},3.9vw,${fontSize.compact})`,
  textWrap: "balance",
  lineHeight: 1.22,
  "& strong": { color: orange[300], fontWeight: "inherit" },
  // A fixed line break, the same in every font.
  [from.tablet]: { fontSize: "1.375rem", whiteSpace: "nowrap", "& > span": { display: "block" } },
  [from.desktop]: { fontSize: "1.625rem" },
});

const Close = styled.button({
  position: "absolute",
  top: 8,
  right: 8,
  ...iconTarget,
  borderRadius: radius.circle,
  background: teal[900],
  "&:hover": { background: teal[700] },
  // Without scripts the banner cannot be closed, so the control is not offered.
  "@media (scripting: none)": { display: "none" },
});

const LearnMore = styled(ButtonLink)({
  [from.tablet]: { minHeight: 48, fontSize: fontSize.body, paddingInline: 24 },
});

/** Three paper-cut arches on the banner's lower edge: an ornament, drawn by src/tools/art/symbols.ts. */
const Arches = styled.svg({
  position: "absolute",
  // Below the width of wide screens there is room for only one arch beside the button.
  right: -288,
  bottom: 0,
  maxWidth: "none",
  [from.wide]: { right: 0 },
});

/**
 * The promotion at the top of every page, 118 px high. For screen readers and search engines the link's name has its topic.
 */
export function Banner() {
  const facts = useFacts();
  const program = factText("company.insuranceProgram", facts);
  const [first, ...rest] = factText("claim.firstInsurance", facts)
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return (
    <Bar data-on-dark role="region" aria-label="Announcement">
      <script dangerouslySetInnerHTML={{ __html: restoreSettings }} />
      <Arches width="376" height="64" aria-hidden="true">
        <use href="/sprite.svg#arches" />
      </Arches>
      <Row>
        <Words>
          <span>
            <strong>New!</strong> {program}: The {first}{" "}
          </span>
          <span>{rest.join(" ")}</span>
        </Words>
        <LearnMore to="link:ivfInsurance" look="promo" size="tiny">
          Learn More
          <span className="visually-hidden"> about {program}</span>
        </LearnMore>
      </Row>
      <Close
        type="button"
        data-instant="banner"
        aria-label="Close announcement"
        onClick={({ currentTarget }) => instantActions.banner(currentTarget)}
      >
        <SharedIcon name="x" />
      </Close>
    </Bar>
  );
}
