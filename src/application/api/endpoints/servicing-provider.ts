/** Loan-servicing provider (spec section 7). What the provider that services loans knows. */
import type { Id, ListQuery, OpenFields } from "../entities/common";
import type {
  ProviderAccount,
  ProviderPayment,
  ProviderPaymentFields,
  ProviderTransaction,
} from "../entities/loans";
import { path, v3 } from "../request";

/** `GET /servicing-provider/payments` (v3): payments. Assumed: method and path. */
export const payments = (query?: ListQuery) =>
  v3.get<ProviderPayment[]>(path`/servicing-provider/payments`, query);

/** `POST /servicing-provider/payments` (v3): a new payment. Assumed: method and path. */
export const createPayment = (fields: ProviderPaymentFields) =>
  v3.post<ProviderPayment>(path`/servicing-provider/payments`, fields);

/** `GET /servicing-provider/settings` (v3): the provider's settings. Assumed: method and path. */
export const settings = () => v3.get<OpenFields>(path`/servicing-provider/settings`);

/** `PUT /servicing-provider/settings` (v3): changes them. Assumed: method and path. */
export const updateSettings = (fields: OpenFields) =>
  v3.put<OpenFields>(path`/servicing-provider/settings`, fields);

/** `GET /servicing-provider/transactions` (v3): transactions. Assumed: method and path. */
export const transactions = (query?: ListQuery) =>
  v3.get<ProviderTransaction[]>(path`/servicing-provider/transactions`, query);

/** `GET /servicing-provider/accounts` (v3): accounts. Assumed: method and path. */
export const accounts = (query?: ListQuery) =>
  v3.get<ProviderAccount[]>(path`/servicing-provider/accounts`, query);

/** `GET /servicing-provider/accounts/{id}` (v3): one account. Assumed: method and path. */
export const accountById = (id: Id) => v3.get<ProviderAccount>(path`/servicing-provider/accounts/${id}`);
