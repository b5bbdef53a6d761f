import { Fact } from "../../components/Fact";

/**
 * The complete APR disclosure with both example payments. Stands beside every payment, price or term of a loan.
 * Source: specification 2.3 and 9; 12 CFR 1026.24(d).
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

/** The NMLS line. Specification 2.3; the number is a sample until it is real (C15). */
export function NmlsDisclosure() {
  return (
    <p className="disclosure" data-disclosure="nmls">
      <Fact name="disclosure.nmls" />
    </p>
  );
}
