/** Payment sources and payment links. */
import { collection } from "../collection";
import type { CardToken, Id, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** How a bank account is known: entered by hand, or from Plaid. */
export type BankAccount = "ach" | "plaid";

export const {
  create: createSource,
  update: updateSource,
  remove: removeSource,
} = collection("payments/sources");
export const { list: links, create: createLink } = collection("payments/links");
export const { list: linkRequests, create: requestLink } = collection("payments/link-requests");

/** Creates a card. Assumed: method and path. */
export const createStripeSource = (fields: CardToken) => v1.post(path`/v1/payments/sources/stripe`, fields);

/** Creates a bank account entered by hand. Assumed: method and path. */
export const createAchSource = (fields: OpenFields) => v1.post(path`/v1/payments/sources/ach`, fields);

/** Creates a user's bank account. Assumed: method and path. */
export const createUserSource = (userId: Id, kind: BankAccount, fields: OpenFields) =>
  v1.post(path`/v1/users/id/${userId}/payments/sources/${kind}`, fields);

/** Creates a contract's bank account. Assumed: method and path. */
export const createContractSource = (contractId: Id, kind: BankAccount, fields: OpenFields) =>
  v1.post(path`/v1/contracts/id/${contractId}/payments/sources/${kind}`, fields);
