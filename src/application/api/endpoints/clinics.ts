/** Clinics (spec section 7). Clinics that partner with the company. */
import type { Clinic, ClinicFields } from "../entities/care";
import type { Done, Id, ListQuery, SearchQuery } from "../entities/common";
import { path, v1 } from "../request";

/** `GET /v1/clinics`: the clinics within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Clinic[]>(path`/v1/clinics`, query);

/** `GET /v1/clinics/search`: clinics that match. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Clinic[]>(path`/v1/clinics/search`, query);

/** `POST /v1/clinics`: a new clinic. Assumed: method and path. */
export const create = (fields: ClinicFields) => v1.post<Clinic>(path`/v1/clinics`, fields);

/** `GET /v1/clinics/id/{id}`: one clinic. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Clinic>(path`/v1/clinics/id/${id}`);

/** `PUT /v1/clinics/id/{id}`: changes a clinic. Assumed: method and path. */
export const update = (id: Id, fields: ClinicFields) => v1.put<Clinic>(path`/v1/clinics/id/${id}`, fields);

/** `DELETE /v1/clinics/id/{id}`: removes a clinic. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/clinics/id/${id}`);
