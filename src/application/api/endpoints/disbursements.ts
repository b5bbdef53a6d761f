/** Payments to clinics, pharmacies and borrowers. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1, v3 } from "../request";

/** Lists the disbursements. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/disbursements`, query);

/** Creates a disbursement. Assumed: method and path. */
export const create = (fields: OpenFields) => v1.post<Entity>(path`/v1/disbursements`, fields);

/** Returns one disbursement. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/disbursements/id/${id}`);

/** Changes a disbursement. Assumed: method and path. */
export const update = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/disbursements/id/${id}`, fields);

/** Lists disbursements (v3). Assumed: method and path. */
export const listWithJson = (query?: ListQuery) => v3.get<Entity[]>(path`/disbursements`, query);

/** Creates a disbursement (v3). Assumed: method and path. */
export const createWithJson = (fields: OpenFields) => v3.post<Entity>(path`/disbursements`, fields);

/** Returns one disbursement (v3). Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get<Entity>(path`/disbursements/${id}`);
