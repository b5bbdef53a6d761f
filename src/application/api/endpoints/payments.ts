/** Payment sources and payment links. */
import type { CardToken, Id, OpenFields } from "../entities";
import { collection, path, v1 } from "../request";

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

/** Creates a user's bank account entered by hand. Assumed: method and path. */
export const createUserAch = (userId: Id, fields: OpenFields) =>
  v1.post(path`/v1/users/id/${userId}/payments/sources/ach`, fields);

/** Creates a user's bank account from Plaid. Assumed: method and path. */
export const createUserPlaid = (userId: Id, fields: OpenFields) =>
  v1.post(path`/v1/users/id/${userId}/payments/sources/plaid`, fields);

/** Creates a contract's bank account entered by hand. Assumed: method and path. */
export const createContractAch = (contractId: Id, fields: OpenFields) =>
  v1.post(path`/v1/contracts/id/${contractId}/payments/sources/ach`, fields);

/** Creates a contract's bank account from Plaid. Assumed: method and path. */
export const createContractPlaid = (contractId: Id, fields: OpenFields) =>
  v1.post(path`/v1/contracts/id/${contractId}/payments/sources/plaid`, fields);
