import styled from "@emotion/styled";
import { useFacts } from "../components/FactsContext";
import { Link } from "../components/Link";
import { factText } from "../content/facts/substitute";
import { orange, teal } from "../design/color";
import { minimumTarget } from "../design/space";

const Home = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 12,
  minHeight: minimumTarget,
  color: teal[900],
  // The mark keeps its size where the header is narrow; the name gives way.
  "& svg": { flexShrink: 0 },
  textDecoration: "none",
  "& > svg": { flex: "none" },
});

/** The arch and the name as outlines, which link to the home page. */
export function Logo() {
  const name = factText("company.product", useFacts());
  return (
    <Home to="/">
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        <path d="M0 30V15a15 15 0 0 1 30 0v15h-6V15a9 9 0 0 0-18 0v15Z" fill={teal[600]} />
        <path d="M9 30V15a6 6 0 0 1 12 0v15h-3.500V15a2.500 2.500 0 0 0-5 0v15Z" fill={orange[400]} />
      </svg>
      <svg width="123" height="26" role="img" aria-label={name} fill="currentColor">
        <use href="/sprite.svg#wordmark" />
      </svg>
    </Home>
  );
}
