/** Addresses (spec section 7). Paths are specified, methods are not. */
import type { Done, Id, ListQuery } from "../entities/common";
import type { Address, AddressFields } from "../entities/users";
import { path, v1 } from "../request";

/** `GET /v1/address/{id}`: one address. Assumed: method. */
export const byId = (id: Id) => v1.get<Address>(path`/v1/address/${id}`);

/** `GET /v1/addresses`: the addresses within reach. Assumed: method. */
export const list = (query?: ListQuery) => v1.get<Address[]>(path`/v1/addresses`, query);

/** `POST /v1/addresses`: a new address. Assumed: method. */
export const create = (fields: AddressFields) => v1.post<Address>(path`/v1/addresses`, fields);

/** `PUT /v1/addresses/address/id/{id}`: changes an address. Assumed: method. */
export const update = (id: Id, fields: AddressFields) =>
  v1.put<Address>(path`/v1/addresses/address/id/${id}`, fields);

/** `DELETE /v1/addresses/address/id/{id}`: removes an address. Assumed: method. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/addresses/address/id/${id}`);

/** `GET /v1/users/id/{userId}/address/{id}`: a user's address. Assumed: method. */
export const ofUser = (userId: Id, id: Id) => v1.get<Address>(path`/v1/users/id/${userId}/address/${id}`);

/** `PUT /v1/users/id/{userId}/address/{id}`: changes a user's address. Assumed: method. */
export const updateOfUser = (userId: Id, id: Id, fields: AddressFields) =>
  v1.put<Address>(path`/v1/users/id/${userId}/address/${id}`, fields);

/** `PUT /v1/orders/id/{orderId}/line_items/{lineItemId}/address`: where a line item goes. Assumed: method and path. */
export const saveOfLineItem = (orderId: Id, lineItemId: Id, fields: AddressFields) =>
  v1.put<Address>(path`/v1/orders/id/${orderId}/line_items/${lineItemId}/address`, fields);
