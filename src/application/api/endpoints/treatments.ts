/** Treatments (spec section 7). Treatments that can be financed. */
import type { Treatment, TreatmentFields } from "../entities/care";
import type { Done, Id, ListQuery } from "../entities/common";
import { path, v1 } from "../request";

/** `GET /v1/treatments`: the treatments within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Treatment[]>(path`/v1/treatments`, query);

/** `POST /v1/treatments`: a new treatment. Assumed: method and path. */
export const create = (fields: TreatmentFields) => v1.post<Treatment>(path`/v1/treatments`, fields);

/** `GET /v1/treatments/id/{id}`: one treatment. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Treatment>(path`/v1/treatments/id/${id}`);

/** `PUT /v1/treatments/id/{id}`: changes a treatment. Assumed: method and path. */
export const update = (id: Id, fields: TreatmentFields) =>
  v1.put<Treatment>(path`/v1/treatments/id/${id}`, fields);

/** `DELETE /v1/treatments/id/{id}`: removes a treatment. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/treatments/id/${id}`);
