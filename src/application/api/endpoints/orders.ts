/** Orders (spec section 7). Orders, their line items, promotions and refunds. */
import type { Done, Id, ListQuery, OpenFields, SearchQuery } from "../entities/common";
import type { LineItem, LineItemFields, Order, OrderFields } from "../entities/orders";
import type { Address, AddressFields } from "../entities/users";
import { path, v1 } from "../request";

/** `GET /v1/orders`: the orders within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Order[]>(path`/v1/orders`, query);

/** `GET /v1/orders/search`: orders that match. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Order[]>(path`/v1/orders/search`, query);

/** `GET /v1/orders/id/{id}`: one order. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Order>(path`/v1/orders/id/${id}`);

/** `PUT /v1/orders/id/{id}`: changes an order. Assumed: method and path. */
export const update = (id: Id, fields: OrderFields) => v1.put<Order>(path`/v1/orders/id/${id}`, fields);

/** `POST /v1/orders/id/{id}/line_items`: adds a line item. Assumed: method and path. */
export const addLineItem = (id: Id, fields: LineItemFields) =>
  v1.post<LineItem>(path`/v1/orders/id/${id}/line_items`, fields);

/** `PUT /v1/orders/id/{id}/line_items/{lineItemId}`: changes a line item. Assumed: method and path. */
export const updateLineItem = (id: Id, lineItemId: Id, fields: LineItemFields) =>
  v1.put<LineItem>(path`/v1/orders/id/${id}/line_items/${lineItemId}`, fields);

/** `DELETE /v1/orders/id/{id}/line_items/{lineItemId}`: removes a line item. Assumed: method and path. */
export const removeLineItem = (id: Id, lineItemId: Id) =>
  v1.delete<Done>(path`/v1/orders/id/${id}/line_items/${lineItemId}`);

/** `PUT /v1/orders/id/{id}/address`: where the order goes. Assumed: method and path. */
export const saveAddress = (id: Id, fields: AddressFields) =>
  v1.put<Address>(path`/v1/orders/id/${id}/address`, fields);

/** `PUT /v1/orders/id/{id}/complete`: completes an order. Assumed: path. */
export const complete = (id: Id) => v1.put<Order>(path`/v1/orders/id/${id}/complete`);

/** `PUT /v1/orders/id/{id}/promotions`: applies a promotion code. Assumed: path. */
export const applyPromotion = (id: Id, code: string) =>
  v1.put<Order>(path`/v1/orders/id/${id}/promotions`, { code });

/** `POST /v1/users/id/{userId}/orders/membership`: orders a membership. Assumed: method. */
export const createMembership = (userId: Id, fields: OrderFields) =>
  v1.post<Order>(path`/v1/users/id/${userId}/orders/membership`, fields);

/** `PUT /v1/users/id/{userId}/orders/membership/{orderId}/fulfill`: fulfils a membership order. Assumed: method and path. */
export const fulfillMembership = (userId: Id, orderId: Id) =>
  v1.put<Order>(path`/v1/users/id/${userId}/orders/membership/${orderId}/fulfill`);

/** `POST /v1/orders/id/{id}/refund`: pays an order back. Assumed: path. */
export const refund = (id: Id, fields?: OpenFields) =>
  v1.post<Order>(path`/v1/orders/id/${id}/refund`, fields);
