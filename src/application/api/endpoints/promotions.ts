/** Promotion codes. */
import type { Done, Id, ListQuery, Promotion, PromotionFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the promotions. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Promotion[]>(path`/v1/promotions`, query);

/** Creates a promotion. Assumed: method and path. */
export const create = (fields: PromotionFields) => v1.post<Promotion>(path`/v1/promotions`, fields);

/** Returns one promotion. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Promotion>(path`/v1/promotions/id/${id}`);

/** Changes a promotion. Assumed: method and path. */
export const update = (id: Id, fields: PromotionFields) =>
  v1.put<Promotion>(path`/v1/promotions/id/${id}`, fields);

/** Removes a promotion. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/promotions/id/${id}`);
