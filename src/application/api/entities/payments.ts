/** How people pay. Fields beyond those named are open: the specification lists none (section 3). */
import type { OpenFields, Stored } from "./common";

/** A link to pay by, or a request for one. */
export type PaymentLinkFields = OpenFields;
export type PaymentLink = Stored<PaymentLinkFields>;

/** A bank. */
export type InstitutionFields = OpenFields;
export type Institution = Stored<InstitutionFields>;

/** A card, as the card processor's token. */
export interface CardToken extends OpenFields {
  readonly token: string;
}

/** A bank account entered by hand. */
export type ManualAch = OpenFields;

/** A bank account chosen in Plaid's dialog. */
export type PlaidToken = OpenFields;

/** A payment source: card token, ach, plaid or manual ach. */
export type PaymentSourceFields = CardToken | ManualAch | PlaidToken;
export type PaymentSource = Stored<OpenFields>;
