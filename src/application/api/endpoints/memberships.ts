/** Membership, from checkout to servicing. */
import type { Entity, Id, OpenFields } from "../entities";
import { path, v1, v3 } from "../request";

/** Changes the servicing of a membership. Assumed: method and path. */
export const updateServicing = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/memberships/id/${id}/servicing`, fields);

/** Starts a checkout session. Assumed: method and path. */
export const createCheckoutSession = (fields: OpenFields) =>
  v1.post<OpenFields>(path`/v1/memberships/checkout/session`, fields);

/** Returns one membership. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/memberships/id/${id}`);

/** Creates a membership. */
export const create = (fields: OpenFields) => v3.post<Entity>(path`/memberships/`, fields);
