/** Promotions (spec section 7). Promotion codes. */
import type { Done, Id, ListQuery } from "../entities/common";
import type { Promotion, PromotionFields } from "../entities/orders";
import { path, v1 } from "../request";

/** `GET /v1/promotions`: the promotions within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Promotion[]>(path`/v1/promotions`, query);

/** `POST /v1/promotions`: a new promotion. Assumed: method and path. */
export const create = (fields: PromotionFields) => v1.post<Promotion>(path`/v1/promotions`, fields);

/** `GET /v1/promotions/id/{id}`: one promotion. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Promotion>(path`/v1/promotions/id/${id}`);

/** `PUT /v1/promotions/id/{id}`: changes a promotion. Assumed: method and path. */
export const update = (id: Id, fields: PromotionFields) =>
  v1.put<Promotion>(path`/v1/promotions/id/${id}`, fields);

/** `DELETE /v1/promotions/id/{id}`: removes a promotion. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/promotions/id/${id}`);
