/** Partner clinics. */
import { collection } from "../collection";
import type { Entity, SearchQuery } from "../entities";
import { path, v1 } from "../request";

export const { list, create, byId, update, remove } = collection("clinics");

/** Searches clinics. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/clinics/search`, query);
