/**
 * What is known of a borrower's credit. Fields beyond those named are open: the specification lists none (section 3).
 */
import type { OpenFields, Ref, Stored } from "./common";

/** Where credit data comes from. */
export interface CreditSourceFields extends OpenFields {
  readonly obligations?: readonly Ref<Obligation>[];
}
export type CreditSource = Stored<CreditSourceFields>;

/** A debt. */
export type ObligationFields = OpenFields;
export type Obligation = Stored<ObligationFields>;

/** A judgement of credit, for a purpose. */
export interface AssessmentFields extends OpenFields {
  readonly purpose?: string;
}
export type Assessment = Stored<AssessmentFields>;

/** A refusal, and its notice. */
export type AdverseActionFields = OpenFields;
export type AdverseAction = Stored<AdverseActionFields>;
