/** Activity log. */
import { collection } from "../request";

export const { search } = collection("activity");
