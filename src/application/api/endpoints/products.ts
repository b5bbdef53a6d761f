/** Products (spec section 7). What can be ordered. */
import type { Id, ListQuery } from "../entities/common";
import type { Product } from "../entities/orders";
import { path, v1 } from "../request";

/** `GET /v1/products`: the products. */
export const list = (query?: ListQuery) => v1.get<Product[]>(path`/v1/products`, query);

/** `GET /v1/products/id/{id}`: one product. Assumed: path. */
export const byId = (id: Id) => v1.get<Product>(path`/v1/products/id/${id}`);
