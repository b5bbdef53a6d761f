/** The client of the product API. Its dependencies are passed in as settings. */
export { type Alert, alertOf } from "./alert";
export { type Client, createClient } from "./client";
export type * from "./entities";
export * from "./errors";
export { paginate } from "./paginate";
export * from "./request";
export type * from "./settings";
export { isUsableToken, type UserToken } from "./token";
/** Every endpoint by group: `client.send(endpoints.orders.byId(id))`. Bundles contain only the groups in use. */
export * as endpoints from "./endpoints";
