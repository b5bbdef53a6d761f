/** Groups (spec section 7). Groups of users. */
import type { Done, Id, ListQuery } from "../entities/common";
import type { Group, GroupFields } from "../entities/users";
import { path, v1 } from "../request";

/** `GET /v1/groups`: the groups within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Group[]>(path`/v1/groups`, query);

/** `POST /v1/groups`: a new group. Assumed: method and path. */
export const create = (fields: GroupFields) => v1.post<Group>(path`/v1/groups`, fields);

/** `GET /v1/groups/id/{id}`: one group. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Group>(path`/v1/groups/id/${id}`);

/** `PUT /v1/groups/id/{id}`: changes a group. Assumed: method and path. */
export const update = (id: Id, fields: GroupFields) => v1.put<Group>(path`/v1/groups/id/${id}`, fields);

/** `DELETE /v1/groups/id/{id}`: removes a group. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/groups/id/${id}`);
