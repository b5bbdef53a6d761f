/** Addresses. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Returns one address. Assumed: method. */
export const byId = (id: Id) => v1.get(path`/v1/address/${id}`);

/** Lists the addresses. Assumed: method. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/addresses`, query);

/** Creates an address. Assumed: method. */
export const create = (fields: OpenFields) => v1.post(path`/v1/addresses`, fields);

/** Changes an address. Assumed: method. */
export const update = (id: Id, fields: OpenFields) => v1.put(path`/v1/addresses/address/id/${id}`, fields);

/** Removes an address. Assumed: method. */
export const remove = (id: Id) => v1.delete(path`/v1/addresses/address/id/${id}`);

/** Returns an address of a user. Assumed: method. */
export const ofUser = (userId: Id, id: Id) => v1.get(path`/v1/users/id/${userId}/address/${id}`);

/** Changes the delivery address of a line item. Assumed: method and path. */
export const saveOfLineItem = (orderId: Id, lineItemId: Id, fields: OpenFields) =>
  v1.put(path`/v1/orders/id/${orderId}/line_items/${lineItemId}/address`, fields);
