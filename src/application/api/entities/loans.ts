/**
 * Loans, from price to payout. Status values are not specified. Fields beyond those named are open: the specification
 * lists none (section 3).
 */
import type { OpenFields, Ref, Stored } from "./common";

/** A loan. */
export interface LoanFields extends OpenFields {
  readonly decision?: Ref<LoanDecision>;
  readonly bid?: Ref<Bid>;
  readonly offer?: Ref<LoanOffer>;
  readonly documentation?: Ref<LoanDocumentation>;
  readonly plan?: Ref<Plan>;
}
export type Loan = Stored<LoanFields>;

/** Whether and how a loan is granted. */
export type LoanDecisionFields = OpenFields;
export type LoanDecision = Stored<LoanDecisionFields>;

/** A price for a loan. */
export type BidFields = OpenFields;
export type Bid = Stored<BidFields>;

/** What a borrower is offered. */
export type LoanOfferFields = OpenFields;
export type LoanOffer = Stored<LoanOfferFields>;

/** What a borrower must hand in. */
export type LoanDocumentationFields = OpenFields;
export type LoanDocumentation = Stored<LoanDocumentationFields>;

/** A loan after funding. */
export type LoanServicingFields = OpenFields;
export type LoanServicing = Stored<LoanServicingFields>;

/** A statement of a loan. */
export type LoanStatementFields = OpenFields;
export type LoanStatement = Stored<LoanStatementFields>;

/** A payment plan. */
export type PlanFields = OpenFields;
export type Plan = Stored<PlanFields>;

/** A contract. */
export interface ContractFields extends OpenFields {
  readonly disbursements?: readonly Ref<Disbursement>[];
}
export type Contract = Stored<ContractFields>;

/** A payment out of a loan. */
export type DisbursementFields = OpenFields;
export type Disbursement = Stored<DisbursementFields>;

/** A price. */
export type PricingFields = OpenFields;
export type Pricing = Stored<PricingFields>;

/** How prices are made. */
export interface PricingConfigFields extends OpenFields {
  readonly version?: string;
}
export type PricingConfig = Stored<PricingConfigFields>;

/** A payment, as the servicing provider has it. */
export type ProviderPaymentFields = OpenFields;
export type ProviderPayment = Stored<ProviderPaymentFields>;

/** A transaction, as the servicing provider has it. */
export type ProviderTransactionFields = OpenFields;
export type ProviderTransaction = Stored<ProviderTransactionFields>;

/** An account, as the servicing provider has it. */
export type ProviderAccountFields = OpenFields;
export type ProviderAccount = Stored<ProviderAccountFields>;

/** Payments by date. */
export type PaymentSchedule = OpenFields;
