/** Appointments and their policies. */
import type { Entity, Id, ListQuery, OpenFields, SearchQuery } from "../entities";
import { path, v1 } from "../request";

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

/** Lists the event policies. Assumed: path. */
export const policies = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/events/policies`, query);

/** Creates an event policy. Assumed: path. */
export const createPolicy = (fields: OpenFields) => v1.post(path`/v1/events/policies`, fields);

/** Returns one event policy. Assumed: path. */
export const policyById = (id: Id) => v1.get(path`/v1/events/policies/id/${id}`);

/** Changes an event policy. Assumed: path. */
export const updatePolicy = (id: Id, fields: OpenFields) =>
  v1.put(path`/v1/events/policies/id/${id}`, fields);

/** Removes an event policy. Assumed: path. */
export const removePolicy = (id: Id) => v1.delete(path`/v1/events/policies/id/${id}`);
