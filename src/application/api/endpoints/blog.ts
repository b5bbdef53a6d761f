/** Blog posts. */
import type { Entity, SearchQuery } from "../entities";
import { collection, path, v1 } from "../request";

export const { list: topPosts } = collection("blog/posts/top");

/** Searches posts. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/blog/search`, query);
