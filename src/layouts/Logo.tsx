import styled from "@emotion/styled";
import { useFacts } from "../components/FactsContext";
import { Link } from "../components/Link";
import { factText } from "../content/facts/substitute";
import { teal, touchTarget } from "../design/tokens";

const Home = styled(Link)({
  ...touchTarget,
  gap: 10,
  color: teal[900],
  textDecoration: "none",
});

/** The link to the home page: the arch and the name, as outlines. */
export function Logo() {
  const name = factText("company.product", useFacts());
  return (
    <Home to="/">
      <svg width="30" height="30" aria-hidden="true">
        <use href="/sprite.svg#mark" />
      </svg>
      <svg width="123" height="26" role="img" aria-label={name} fill="currentColor">
        <use href="/sprite.svg#wordmark" />
      </svg>
    </Home>
  );
}
