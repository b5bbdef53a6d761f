/** Mapping of search fields. */
import type { OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Returns the searchable fields. Assumed: method and path. */
export const mapping = () => v1.get<OpenFields>(path`/v1/search/mapping`);
