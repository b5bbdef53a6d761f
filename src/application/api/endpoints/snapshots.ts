/** Snapshots (spec section 7). Figures over time, and charts of them. */
import type { Id, ListQuery } from "../entities/common";
import type { Chart, Snapshot, SnapshotFields } from "../entities/content";
import { path, v1 } from "../request";

/** `GET /v1/snapshots`: snapshots. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Snapshot[]>(path`/v1/snapshots`, query);

/** `GET /v1/snapshots/id/{id}`: one snapshot. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Snapshot>(path`/v1/snapshots/id/${id}`);

/** `POST /v1/snapshots`: takes a snapshot. Assumed: method and path. */
export const create = (fields: SnapshotFields) => v1.post<Snapshot>(path`/v1/snapshots`, fields);

/** `GET /v1/snapshots/charts`: charts. Assumed: method and path. */
export const charts = (query?: ListQuery) => v1.get<Chart[]>(path`/v1/snapshots/charts`, query);
