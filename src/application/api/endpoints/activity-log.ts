/** Activity log. */
import type { Entity, SearchQuery } from "../entities";
import { path, v1 } from "../request";

/** Searches the activity log. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/activity/search`, query);
