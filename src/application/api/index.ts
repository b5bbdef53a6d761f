/** The client layer: see README.md. Takes everything outside itself as settings, and never sees `state`. */
export { type Alert, alertOf } from "./alert";
export { type Client, createClient } from "./client";
export * from "./errors";
export type { Base, Fields, Method, Request } from "./request";
export type { ClientSettings, Clock, LogoutIntent, SendOptions, SessionPort } from "./settings";
export type { UserToken } from "./token";
export type * from "./entities";
/** Every call, by group: `client.send(endpoints.orders.byId(id))`. Bundles keep the groups in use. */
export * as endpoints from "./endpoints";
