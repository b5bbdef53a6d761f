/** Payment sources and payment links. */
import type { CardToken, Done, Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Creates a payment source of any kind. Assumed: method and path. */
export const createSource = (fields: OpenFields) => v1.post<Entity>(path`/v1/payments/sources`, fields);

/** Creates a card. Assumed: method and path. */
export const createStripeSource = (fields: CardToken) =>
  v1.post<Entity>(path`/v1/payments/sources/stripe`, fields);

/** Creates a bank account entered by hand. Assumed: method and path. */
export const createAchSource = (fields: OpenFields) =>
  v1.post<Entity>(path`/v1/payments/sources/ach`, fields);

/** Creates a user's bank account entered by hand. Assumed: method and path. */
export const createUserAch = (userId: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/users/id/${userId}/payments/sources/ach`, fields);

/** Creates a user's bank account from Plaid. Assumed: method and path. */
export const createUserPlaid = (userId: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/users/id/${userId}/payments/sources/plaid`, fields);

/** Creates a contract's bank account entered by hand. Assumed: method and path. */
export const createContractAch = (contractId: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/contracts/id/${contractId}/payments/sources/ach`, fields);

/** Creates a contract's bank account from Plaid. Assumed: method and path. */
export const createContractPlaid = (contractId: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/contracts/id/${contractId}/payments/sources/plaid`, fields);

/** Changes a payment source. Assumed: method and path. */
export const updateSource = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/payments/sources/id/${id}`, fields);

/** Removes a payment source. Assumed: method and path. */
export const removeSource = (id: Id) => v1.delete<Done>(path`/v1/payments/sources/id/${id}`);

/** Lists the payment links. Assumed: method and path. */
export const links = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/payments/links`, query);

/** Creates a payment link. Assumed: method and path. */
export const createLink = (fields: OpenFields) => v1.post<Entity>(path`/v1/payments/links`, fields);

/** Lists the requests for payment links. Assumed: method and path. */
export const linkRequests = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/payments/link-requests`, query);

/** Requests a payment link. Assumed: method and path. */
export const requestLink = (fields: OpenFields) => v1.post<Entity>(path`/v1/payments/link-requests`, fields);
