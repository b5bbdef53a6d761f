/** Saved searches. */
import type { Done, Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the saved queries. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/saved-queries`, query);

/** Creates a saved query. Assumed: method and path. */
export const create = (fields: OpenFields) => v1.post<Entity>(path`/v1/saved-queries`, fields);

/** Returns one saved query. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/saved-queries/id/${id}`);

/** Changes a saved query. Assumed: method and path. */
export const update = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/saved-queries/id/${id}`, fields);

/** Removes a saved query. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/saved-queries/id/${id}`);
