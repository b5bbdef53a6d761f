/** Treatments that can be financed. */
import type { Done, Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the treatments. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/treatments`, query);

/** Creates a treatment. Assumed: method and path. */
export const create = (fields: OpenFields) => v1.post<Entity>(path`/v1/treatments`, fields);

/** Returns one treatment. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/treatments/id/${id}`);

/** Changes a treatment. Assumed: method and path. */
export const update = (id: Id, fields: OpenFields) => v1.put<Entity>(path`/v1/treatments/id/${id}`, fields);

/** Removes a treatment. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/treatments/id/${id}`);
