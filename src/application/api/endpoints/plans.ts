/** Payment plans. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { collection, path, v1, v3 } from "../request";

export const { list, create, byId, update } = collection("plans");

/** Marks a plan ready. Assumed: method and path. */
export const markReady = (id: Id) => v1.put(path`/v1/plans/id/${id}/ready`);

/** Hands a plan off. Assumed: method and path. */
export const handOff = (id: Id) => v1.put(path`/v1/plans/id/${id}/hand-off`);

/** Queues a plan to be sent. Assumed: method and path. */
export const queueSend = (id: Id, email: string, version = "2.0") =>
  v1.post(path`/v1/plans/id/${id}/queue-send`, { email, version });

/** Cancels the request for a plan. Assumed: method and path. */
export const cancelRequest = (id: Id) => v1.put(path`/v1/plans/id/${id}/cancel-request`);

/** Lists plans (v3). Assumed: method and path. */
export const listWithJson = (query?: ListQuery) => v3.get<Entity[]>(path`/plans`, query);

/** Creates a plan (v3). Assumed: method and path. */
export const createWithJson = (fields: OpenFields) => v3.post(path`/plans`, fields);

/** Returns one plan (v3). Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get(path`/plans/${id}`);
