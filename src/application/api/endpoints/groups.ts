/** Groups of users. */
import type { Done, Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the groups. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/groups`, query);

/** Creates a group. Assumed: method and path. */
export const create = (fields: OpenFields) => v1.post<Entity>(path`/v1/groups`, fields);

/** Returns one group. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/groups/id/${id}`);

/** Changes a group. Assumed: method and path. */
export const update = (id: Id, fields: OpenFields) => v1.put<Entity>(path`/v1/groups/id/${id}`, fields);

/** Removes a group. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/groups/id/${id}`);
