/** Activity log (spec section 7). What was done, by whom. */
import type { SearchQuery } from "../entities/common";
import type { Activity } from "../entities/users";
import { path, v1 } from "../request";

/** `GET /v1/activity/search`: entries that match. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Activity[]>(path`/v1/activity/search`, query);
