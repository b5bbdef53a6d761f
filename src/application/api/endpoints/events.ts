/** Events (spec section 7). Appointments and the policies for them. */
import type { CalendarEvent, CalendarEventFields, EventPolicy, EventPolicyFields } from "../entities/care";
import type { Done, Id, ListQuery, SearchQuery } from "../entities/common";
import { path, v1 } from "../request";

/** `GET /v1/events`: the events within reach. */
export const list = (query?: ListQuery) => v1.get<CalendarEvent[]>(path`/v1/events`, query);

/** `GET /v1/events/search`: events that match. Assumed: path. */
export const search = (query: SearchQuery) => v1.get<CalendarEvent[]>(path`/v1/events/search`, query);

/** `POST /v1/events`: a new event. */
export const create = (fields: CalendarEventFields) => v1.post<CalendarEvent>(path`/v1/events`, fields);

/** `GET /v1/events/id/{id}`: one event. */
export const byId = (id: Id) => v1.get<CalendarEvent>(path`/v1/events/id/${id}`);

/** `PUT /v1/events/id/{id}`: changes an event. */
export const update = (id: Id, fields: CalendarEventFields) =>
  v1.put<CalendarEvent>(path`/v1/events/id/${id}`, fields);

/** `DELETE /v1/events/id/{id}`: removes an event. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/events/id/${id}`);

/** `PUT /v1/events/id/{id}/response`: answers an invitation. Assumed: path. */
export const respond = (id: Id, response: string) =>
  v1.put<CalendarEvent>(path`/v1/events/id/${id}/response`, { response });

/** `POST /v1/events/id/{id}/rebook`: books another time. Assumed: path. */
export const rebook = (id: Id, fields: CalendarEventFields) =>
  v1.post<CalendarEvent>(path`/v1/events/id/${id}/rebook`, fields);

/** `GET /v1/events/policies`: the event policies within reach. Assumed: path. */
export const policies = (query?: ListQuery) => v1.get<EventPolicy[]>(path`/v1/events/policies`, query);

/** `POST /v1/events/policies`: a new event policy. Assumed: path. */
export const createPolicy = (fields: EventPolicyFields) =>
  v1.post<EventPolicy>(path`/v1/events/policies`, fields);

/** `GET /v1/events/policies/id/{id}`: one event policy. Assumed: path. */
export const policyById = (id: Id) => v1.get<EventPolicy>(path`/v1/events/policies/id/${id}`);

/** `PUT /v1/events/policies/id/{id}`: changes an event policy. Assumed: path. */
export const updatePolicy = (id: Id, fields: EventPolicyFields) =>
  v1.put<EventPolicy>(path`/v1/events/policies/id/${id}`, fields);

/** `DELETE /v1/events/policies/id/{id}`: removes an event policy. Assumed: path. */
export const removePolicy = (id: Id) => v1.delete<Done>(path`/v1/events/policies/id/${id}`);
