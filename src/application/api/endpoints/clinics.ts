/** Partner clinics. */
import type { Entity, SearchQuery } from "../entities";
import { collection, path, v1 } from "../request";

export const { list, create, byId, update, remove } = collection("clinics");

/** Searches clinics. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/clinics/search`, query);
