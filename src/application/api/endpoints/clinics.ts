/** Partner clinics. */
import type { Done, Entity, Id, ListQuery, OpenFields, SearchQuery } from "../entities";
import { path, v1 } from "../request";

/** Lists the clinics. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/clinics`, query);

/** Searches clinics. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/clinics/search`, query);

/** Creates a clinic. Assumed: method and path. */
export const create = (fields: OpenFields) => v1.post<Entity>(path`/v1/clinics`, fields);

/** Returns one clinic. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/clinics/id/${id}`);

/** Changes a clinic. Assumed: method and path. */
export const update = (id: Id, fields: OpenFields) => v1.put<Entity>(path`/v1/clinics/id/${id}`, fields);

/** Removes a clinic. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/clinics/id/${id}`);
