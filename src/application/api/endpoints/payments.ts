/** Payments (spec section 7). Payment sources, and links to pay by. */
import type { Done, Id, ListQuery, OpenFields } from "../entities/common";
import type {
  CardToken,
  ManualAch,
  PaymentLink,
  PaymentSource,
  PaymentSourceFields,
  PlaidToken,
} from "../entities/payments";
import { path, v1 } from "../request";

/** `POST /v1/payments/sources`: a payment source of any kind. Assumed: method and path. */
export const createSource = (fields: PaymentSourceFields) =>
  v1.post<PaymentSource>(path`/v1/payments/sources`, fields);

/** `POST /v1/payments/sources/stripe`: a card. Assumed: method and path. */
export const createStripeSource = (fields: CardToken) =>
  v1.post<PaymentSource>(path`/v1/payments/sources/stripe`, fields);

/** `POST /v1/payments/sources/ach`: a bank account, entered by hand. Assumed: method and path. */
export const createAchSource = (fields: ManualAch) =>
  v1.post<PaymentSource>(path`/v1/payments/sources/ach`, fields);

/** `POST /v1/users/id/{userId}/payments/sources/ach`: a user's bank account. Assumed: method and path. */
export const createUserAch = (userId: Id, fields: ManualAch) =>
  v1.post<PaymentSource>(path`/v1/users/id/${userId}/payments/sources/ach`, fields);

/** `POST /v1/users/id/{userId}/payments/sources/plaid`: a user's bank account, through Plaid. Assumed: method and path. */
export const createUserPlaid = (userId: Id, fields: PlaidToken) =>
  v1.post<PaymentSource>(path`/v1/users/id/${userId}/payments/sources/plaid`, fields);

/** `POST /v1/contracts/id/{contractId}/payments/sources/ach`: a contract's bank account. Assumed: method and path. */
export const createContractAch = (contractId: Id, fields: ManualAch) =>
  v1.post<PaymentSource>(path`/v1/contracts/id/${contractId}/payments/sources/ach`, fields);

/** `POST /v1/contracts/id/{contractId}/payments/sources/plaid`: a contract's bank account, through Plaid. Assumed: method and path. */
export const createContractPlaid = (contractId: Id, fields: PlaidToken) =>
  v1.post<PaymentSource>(path`/v1/contracts/id/${contractId}/payments/sources/plaid`, fields);

/** `PUT /v1/payments/sources/id/{id}`: changes a payment source. Assumed: method and path. */
export const updateSource = (id: Id, fields: PaymentSourceFields) =>
  v1.put<PaymentSource>(path`/v1/payments/sources/id/${id}`, fields);

/** `DELETE /v1/payments/sources/id/{id}`: removes a payment source. Assumed: method and path. */
export const removeSource = (id: Id) => v1.delete<Done>(path`/v1/payments/sources/id/${id}`);

/** `GET /v1/payments/links`: links to pay by. Assumed: method and path. */
export const links = (query?: ListQuery) => v1.get<PaymentLink[]>(path`/v1/payments/links`, query);

/** `POST /v1/payments/links`: a link to pay by. Assumed: method and path. */
export const createLink = (fields: OpenFields) => v1.post<PaymentLink>(path`/v1/payments/links`, fields);

/** `GET /v1/payments/link-requests`: requests for a link. Assumed: method and path. */
export const linkRequests = (query?: ListQuery) =>
  v1.get<PaymentLink[]>(path`/v1/payments/link-requests`, query);

/** `POST /v1/payments/link-requests`: asks for a link. Assumed: method and path. */
export const requestLink = (fields: OpenFields) =>
  v1.post<PaymentLink>(path`/v1/payments/link-requests`, fields);
