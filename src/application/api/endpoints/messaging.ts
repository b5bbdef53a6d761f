/** Message channels and their members. */
import type { Done, Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the channels. Assumed: method and path. */
export const channels = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/messaging/channels`, query);

/** Creates a channel. Assumed: method and path. */
export const createChannel = (fields: OpenFields) => v1.post<Entity>(path`/v1/messaging/channels`, fields);

/** Returns one channel. Assumed: method and path. */
export const channelById = (id: Id) => v1.get<Entity>(path`/v1/messaging/channels/id/${id}`);

/** Changes a channel. Assumed: method and path. */
export const updateChannel = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/messaging/channels/id/${id}`, fields);

/** Removes a channel. Assumed: method and path. */
export const removeChannel = (id: Id) => v1.delete<Done>(path`/v1/messaging/channels/id/${id}`);

/** Lists the members of a channel. Assumed: method and path. */
export const members = (id: Id, query?: ListQuery) =>
  v1.get<Entity[]>(path`/v1/messaging/channels/id/${id}/members`, query);

/** Adds a member to a channel. Assumed: method and path. */
export const addMember = (id: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/messaging/channels/id/${id}/members`, fields);

/** Removes a member from a channel. Assumed: method and path. */
export const removeMember = (id: Id, userId: Id) =>
  v1.delete<Done>(path`/v1/messaging/channels/id/${id}/members/${userId}`);
