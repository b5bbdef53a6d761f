/** Products that can be ordered. */
import type { Entity, Id, ListQuery } from "../entities";
import { path, v1 } from "../request";

/** Lists the products. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/products`, query);

/** Returns one product. Assumed: path. */
export const byId = (id: Id) => v1.get(path`/v1/products/id/${id}`);
