/** Blog posts. */
import { collection } from "../request";

export const { list: topPosts } = collection("blog/posts/top");
export const { search } = collection("blog");
