/** Snapshots and charts of figures. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists snapshots. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/snapshots`, query);

/** Returns one snapshot. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/snapshots/id/${id}`);

/** Creates a snapshot. Assumed: method and path. */
export const create = (fields: OpenFields) => v1.post<Entity>(path`/v1/snapshots`, fields);

/** Lists charts. Assumed: method and path. */
export const charts = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/snapshots/charts`, query);
