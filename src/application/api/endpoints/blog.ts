/** Blog posts. */
import type { Entity, ListQuery, SearchQuery } from "../entities";
import { path, v1 } from "../request";

/** Searches posts. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/blog/search`, query);

/** Lists the most read posts. Assumed: method and path. */
export const topPosts = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/blog/posts/top`, query);
