import styled from "@emotion/styled";
import { ButtonLink } from "../components/Button";
import { Band } from "../components/Band";
import { Actions } from "../sections/bands/actions";
import { SearchBox } from "../sections/search/SearchBox";
import { PageHead } from "../layouts/PageHead";
import { type } from "../design/type";
import { notFoundPath } from "../site/special-pages";

const Column = styled.div({
  display: "grid",
  gap: 24,
  maxWidth: 640,
});
const Title = styled.h1(type.h1);

/** The page of a 404 response (docs/routing.md). */
export default function NotFound() {
  return (
    <>
      <PageHead
        pagePath={notFoundPath}
        title="Not found"
        description="We could not find that page. Try the home page, or the FAQ."
        noIndex
      />
      <Band>
        <Column>
          <Title>We could not find that page</Title>
          <p>The link may be old or incomplete. Try the search, or one of these pages.</p>
          <SearchBox />
          <Actions>
            <ButtonLink to="/" wideOnPhone>
              Home
            </ButtonLink>
            <ButtonLink to="/faq" look="secondary" wideOnPhone>
              FAQ
            </ButtonLink>
          </Actions>
        </Column>
      </Band>
    </>
  );
}
