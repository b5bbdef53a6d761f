/** Payments, transactions and accounts at the loan-servicing provider. */
import type { Entity, ListQuery, OpenFields } from "../entities";
import { path, v3 } from "../request";

/** Lists payments. Assumed: method and path. */
export const payments = (query?: ListQuery) => v3.get<Entity[]>(path`/servicing-provider/payments`, query);

/** Creates a payment. Assumed: method and path. */
export const createPayment = (fields: OpenFields) => v3.post(path`/servicing-provider/payments`, fields);

/** Returns the provider's settings. Assumed: method and path. */
export const settings = () => v3.get<OpenFields>(path`/servicing-provider/settings`);

/** Changes the provider's settings. Assumed: method and path. */
export const updateSettings = (fields: OpenFields) =>
  v3.put<OpenFields>(path`/servicing-provider/settings`, fields);

/** Lists transactions. Assumed: method and path. */
export const transactions = (query?: ListQuery) =>
  v3.get<Entity[]>(path`/servicing-provider/transactions`, query);

/** Lists accounts. Assumed: method and path. */
export const accounts = (query?: ListQuery) => v3.get<Entity[]>(path`/servicing-provider/accounts`, query);
