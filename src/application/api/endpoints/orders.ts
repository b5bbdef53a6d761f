/** Orders, their line items, promotions and refunds. */
import type { Id, OpenFields, Order, OrderFields } from "../entities";
import { collection, path, pathBelow, v1 } from "../request";

const at = pathBelow("/v1/orders/id");

export const { list, search, byId, update } = collection<OrderFields>("orders");

/** Adds a line item. Assumed: method and path. */
export const addLineItem = (id: Id, fields: OpenFields) => v1.post(at`/${id}/line_items`, fields);

/** Changes a line item. Assumed: method and path. */
export const updateLineItem = (id: Id, lineItemId: Id, fields: OpenFields) =>
  v1.put(at`/${id}/line_items/${lineItemId}`, fields);

/** Removes a line item. Assumed: method and path. */
export const removeLineItem = (id: Id, lineItemId: Id) => v1.delete(at`/${id}/line_items/${lineItemId}`);

/** Changes the delivery address of an order. Assumed: method and path. */
export const saveAddress = (id: Id, fields: OpenFields) => v1.put(at`/${id}/address`, fields);

/** Completes an order. Assumed: path. */
export const complete = (id: Id) => v1.put<Order>(at`/${id}/complete`);

/** Applies a promotion code. Assumed: path. */
export const applyPromotion = (id: Id, code: string) => v1.put<Order>(at`/${id}/promotions`, { code });

/** Creates a membership order. Assumed: method. */
export const createMembership = (userId: Id, fields: OrderFields) =>
  v1.post<Order>(path`/v1/users/id/${userId}/orders/membership`, fields);

/** Fulfills a membership order. Assumed: method and path. */
export const fulfillMembership = (userId: Id, orderId: Id) =>
  v1.put<Order>(path`/v1/users/id/${userId}/orders/membership/${orderId}/fulfill`);

/** Refunds an order. Assumed: path. */
export const refund = (id: Id, fields?: OpenFields) => v1.post<Order>(at`/${id}/refund`, fields);
