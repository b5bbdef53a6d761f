/** Membership, from checkout to servicing. */
import type { Id, OpenFields } from "../entities";
import { collection, path, v1, v3 } from "../request";

export const { byId } = collection("memberships");

/** Changes the servicing of a membership. Assumed: method and path. */
export const updateServicing = (id: Id, fields: OpenFields) =>
  v1.put(path`/v1/memberships/id/${id}/servicing`, fields);

/** Starts a checkout session. Assumed: method and path. */
export const createCheckoutSession = (fields: OpenFields) =>
  v1.post<OpenFields>(path`/v1/memberships/checkout/session`, fields);

/** Creates a membership. */
export const create = (fields: OpenFields) => v3.post(path`/memberships/`, fields);
