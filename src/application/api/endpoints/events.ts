/** Appointments and their policies. */
import type { Entity, Id, ListQuery, OpenFields, SearchQuery } from "../entities";
import { collection, path, v1 } from "../request";

export const {
  list: policies,
  create: createPolicy,
  byId: policyById,
  update: updatePolicy,
  remove: removePolicy,
} = collection("events/policies");

/** Lists the events. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/events`, query);

/** Searches events. Assumed: path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/events/search`, query);

/** Creates an event. */
export const create = (fields: OpenFields) => v1.post(path`/v1/events`, fields);

/** Returns one event. */
export const byId = (id: Id) => v1.get(path`/v1/events/id/${id}`);

/** Changes an event. */
export const update = (id: Id, fields: OpenFields) => v1.put(path`/v1/events/id/${id}`, fields);

/** Removes an event. */
export const remove = (id: Id) => v1.delete(path`/v1/events/id/${id}`);

/** Responds to an event. Assumed: path. */
export const respond = (id: Id, response: string) => v1.put(path`/v1/events/id/${id}/response`, { response });

/** Rebooks an event. Assumed: path. */
export const rebook = (id: Id, fields: OpenFields) => v1.post(path`/v1/events/id/${id}/rebook`, fields);
