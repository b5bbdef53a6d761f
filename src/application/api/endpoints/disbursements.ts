/** Disbursements (spec section 7). Payments to clinics, pharmacies and borrowers. */
import type { Id, ListQuery } from "../entities/common";
import type { Disbursement, DisbursementFields } from "../entities/loans";
import { path, v1, v3 } from "../request";

/** `GET /v1/disbursements`: the disbursements within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Disbursement[]>(path`/v1/disbursements`, query);

/** `POST /v1/disbursements`: a new disbursement. Assumed: method and path. */
export const create = (fields: DisbursementFields) => v1.post<Disbursement>(path`/v1/disbursements`, fields);

/** `GET /v1/disbursements/id/{id}`: one disbursement. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Disbursement>(path`/v1/disbursements/id/${id}`);

/** `PUT /v1/disbursements/id/{id}`: changes a disbursement. Assumed: method and path. */
export const update = (id: Id, fields: DisbursementFields) =>
  v1.put<Disbursement>(path`/v1/disbursements/id/${id}`, fields);

/** `GET /disbursements` (v3): disbursements, on v3. Assumed: method and path. */
export const listWithJson = (query?: ListQuery) => v3.get<Disbursement[]>(path`/disbursements`, query);

/** `POST /disbursements` (v3): a new disbursement, on v3. Assumed: method and path. */
export const createWithJson = (fields: DisbursementFields) =>
  v3.post<Disbursement>(path`/disbursements`, fields);

/** `GET /disbursements/{id}` (v3): one disbursement, on v3. Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get<Disbursement>(path`/disbursements/${id}`);
