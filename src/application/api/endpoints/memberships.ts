/** Memberships (spec section 7). Membership, from checkout to servicing. */
import type { Id, OpenFields } from "../entities/common";
import type { CheckoutSession, Membership, MembershipFields } from "../entities/orders";
import { path, v1, v3 } from "../request";

/** `PUT /v1/memberships/id/{id}/servicing`: changes how a membership is serviced. Assumed: method and path. */
export const updateServicing = (id: Id, fields: MembershipFields) =>
  v1.put<Membership>(path`/v1/memberships/id/${id}/servicing`, fields);

/** `POST /v1/memberships/checkout/session`: starts a checkout. Assumed: method and path. */
export const createCheckoutSession = (fields: OpenFields) =>
  v1.post<CheckoutSession>(path`/v1/memberships/checkout/session`, fields);

/** `GET /v1/memberships/id/{id}`: one membership. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Membership>(path`/v1/memberships/id/${id}`);

/** `POST /memberships/` (v3): a new membership. */
export const create = (fields: MembershipFields) => v3.post<Membership>(path`/memberships/`, fields);
