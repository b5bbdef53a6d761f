/** Blog (spec section 7). The blog, as far as other pages show it. */
import type { ListQuery, SearchQuery } from "../entities/common";
import type { Post } from "../entities/content";
import { path, v1 } from "../request";

/** `GET /v1/blog/search`: posts that match. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Post[]>(path`/v1/blog/search`, query);

/** `GET /v1/blog/posts/top`: the most read posts. Assumed: method and path. */
export const topPosts = (query?: ListQuery) => v1.get<Post[]>(path`/v1/blog/posts/top`, query);
