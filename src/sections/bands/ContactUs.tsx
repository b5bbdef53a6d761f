import styled from "@emotion/styled";
import { Fact } from "../../components/Fact";
import { column, measure, type } from "../../design/tokens";
import { ButtonLink } from "../../components/Button";
import { Band } from "../../components/Band";
import { Actions } from "./actions";

const Row = styled.div({
  ...column,
  gap: 24,
  maxWidth: measure,
});
const Buttons = styled(Actions)({ "& a": { whiteSpace: "normal" } });
const Heading = styled.h2(type.h2);

/**
 * The band that closes a page of answers: how to contact a person.
 * @band
 * @heading 2
 * @example
 * <ContactUs />
 */
export function ContactUs() {
  return (
    <Band tone="teal">
      <Row>
        <Heading>Contact us</Heading>
        <p>
          Still wondering? Write to us at any hour, or call <Fact name="company.hours.shown" />. A person
          answers, and passes your question to the right colleague.
        </p>
        <Buttons>
          <ButtonLink to="/contact" wideOnPhone>
            Contact us
          </ButtonLink>
          <ButtonLink to="link:phone.support" look="secondary" wideOnPhone>
            Call <Fact name="phone.support" />
          </ButtonLink>
        </Buttons>
      </Row>
    </Band>
  );
}
