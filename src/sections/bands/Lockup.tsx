import styled from "@emotion/styled";
import { Fact } from "../../components/Fact";
import { family, gray, teal } from "../../design/tokens";
import { useOwnMedia } from "../media/MediaContext";

const Row = styled.p({
  display: "flex",
  alignItems: "center",
  gap: 12,
  fontFamily: family.heading,
  fontSize: 22,
  lineHeight: 1.2,
  color: teal[900],
  "& > svg": { flex: "none" },
  // On the narrowest phones the partner's picture gives way.
  "& > img": { minWidth: 0 },
});
const Times = styled.span({ color: gray[500] });

/** Our name beside a partner's wordmark, or beside the partner's name where it has no picture `logos/clinic.svg`. */
export function Lockup({ partner }: { partner: string }) {
  const wordmark = useOwnMedia("logos/clinic.svg");
  return (
    <Row>
      <svg width="104" height="22" aria-hidden="true" fill="currentColor">
        <use href="/sprite.svg#wordmark" />
      </svg>
      <span className="visually-hidden">
        <Fact name="company.product" />
      </span>
      <Times>×</Times>
      {wordmark ? <img src={wordmark.url} alt={partner} {...wordmark.size} /> : partner}
    </Row>
  );
}
