/** Blog posts. */
import { collection } from "../collection";
import type { Entity, SearchQuery } from "../entities";
import { path, v1 } from "../request";

export const { list: topPosts } = collection("blog/posts/top");

/** Searches posts. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/blog/search`, query);
