/** Payments to clinics, pharmacies and borrowers. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { collection, path, v3 } from "../request";

export const { list, create, byId, update } = collection("disbursements");

/** Lists disbursements (v3). Assumed: method and path. */
export const listWithJson = (query?: ListQuery) => v3.get<Entity[]>(path`/disbursements`, query);

/** Creates a disbursement (v3). Assumed: method and path. */
export const createWithJson = (fields: OpenFields) => v3.post(path`/disbursements`, fields);

/** Returns one disbursement (v3). Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get(path`/disbursements/${id}`);
