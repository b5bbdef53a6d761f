import { Fact } from "../../components/Fact";
import { TextLink } from "./TextLink";

/**
 * The complete APR disclosure with both example payments, required beside every payment, price or term of a loan
 * (12 CFR 1026.24(d)).
 * @shows disclosure.range disclosure.exampleLow disclosure.exampleMid disclosure.terms
 * @example
 * <AprDisclosure />
 */
export function AprDisclosure() {
  return (
    <div className="disclosure" data-disclosure="apr">
      <p>
        <Fact name="disclosure.range" />
      </p>
      <p>
        <Fact name="disclosure.exampleLow" /> <Fact name="disclosure.exampleMid" />
      </p>
      <p>
        <Fact name="disclosure.terms" />
      </p>
    </div>
  );
}

/**
 * The NMLS line, with a link to the register where anybody can verify the license.
 * @shows disclosure.nmls disclosure.nmlsLink
 * @example
 * <NmlsDisclosure />
 */
export function NmlsDisclosure() {
  return (
    <p className="disclosure" data-disclosure="nmls">
      <span>
        <Fact name="disclosure.nmls" />{" "}
        <TextLink href="link:nmlsConsumerAccess">
          <Fact name="disclosure.nmlsLink" />
        </TextLink>
        .
      </span>
    </p>
  );
}
