/** Snapshots and charts of figures. */
import { collection } from "../collection";
import type { Entity, ListQuery } from "../entities";
import { path, v1 } from "../request";

export const { list, create, byId } = collection("snapshots");

/** Lists charts. Assumed: method and path. */
export const charts = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/snapshots/charts`, query);
