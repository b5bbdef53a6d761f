/** Plans (spec section 7). Payment plans, and what becomes of them. */
import type { Id, ListQuery } from "../entities/common";
import type { Plan, PlanFields } from "../entities/loans";
import { path, v1, v3 } from "../request";

/** `GET /v1/plans`: the plans within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Plan[]>(path`/v1/plans`, query);

/** `POST /v1/plans`: a new plan. Assumed: method and path. */
export const create = (fields: PlanFields) => v1.post<Plan>(path`/v1/plans`, fields);

/** `GET /v1/plans/id/{id}`: one plan. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Plan>(path`/v1/plans/id/${id}`);

/** `PUT /v1/plans/id/{id}`: changes a plan. Assumed: method and path. */
export const update = (id: Id, fields: PlanFields) => v1.put<Plan>(path`/v1/plans/id/${id}`, fields);

/** `PUT /v1/plans/id/{id}/ready`: marks a plan ready. Assumed: method and path. */
export const markReady = (id: Id) => v1.put<Plan>(path`/v1/plans/id/${id}/ready`);

/** `PUT /v1/plans/id/{id}/hand-off`: hands a plan off. Assumed: method and path. */
export const handOff = (id: Id) => v1.put<Plan>(path`/v1/plans/id/${id}/hand-off`);

/** `POST /v1/plans/id/{id}/queue-send`: queues a plan to be sent. Assumed: method and path. */
export const queueSend = (id: Id, email: string, version = "2.0") =>
  v1.post<Plan>(path`/v1/plans/id/${id}/queue-send`, { email, version });

/** `PUT /v1/plans/id/{id}/cancel-request`: cancels the request for a plan. Assumed: method and path. */
export const cancelRequest = (id: Id) => v1.put<Plan>(path`/v1/plans/id/${id}/cancel-request`);

/** `GET /plans` (v3): plans, on v3. Assumed: method and path. */
export const listWithJson = (query?: ListQuery) => v3.get<Plan[]>(path`/plans`, query);

/** `POST /plans` (v3): a new plan, on v3. Assumed: method and path. */
export const createWithJson = (fields: PlanFields) => v3.post<Plan>(path`/plans`, fields);

/** `GET /plans/{id}` (v3): one plan, on v3. Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get<Plan>(path`/plans/${id}`);
