import styled from "@emotion/styled";
import { Link } from "../components/Link";
import { Fact } from "../components/Fact";
import { orange, teal } from "../design/color";
import { minimumTarget } from "../design/space";
import { family } from "../design/type";

const Home = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 12,
  minHeight: minimumTarget,
  color: teal[900],
  fontFamily: family.heading,
  fontWeight: 600,
  fontSize: 26,
  letterSpacing: "-0.01em",
  textDecoration: "none",
  "& > svg": { flex: "none" },
});

/** The arch and the name, leading home. */
export function Logo() {
  return (
    <Home to="/">
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        <path d="M0 30V15a15 15 0 0 1 30 0v15h-6V15a9 9 0 0 0-18 0v15Z" fill={teal[600]} />
        <path d="M9 30V15a6 6 0 0 1 12 0v15h-3.500V15a2.500 2.500 0 0 0-5 0v15Z" fill={orange[400]} />
      </svg>
      <Fact name="company.product" />
    </Home>
  );
}
