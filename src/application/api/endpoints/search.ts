/** Search (spec section 7). How search fields map to data. */
import type { OpenFields } from "../entities/common";
import { path, v1 } from "../request";

/** `GET /v1/search/mapping`: the fields that can be searched. Assumed: method and path. */
export const mapping = () => v1.get<OpenFields>(path`/v1/search/mapping`);
