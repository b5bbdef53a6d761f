/** Messaging (spec section 7). Channels to write in, and who is in them. */
import type { Done, Id, ListQuery } from "../entities/common";
import type { Channel, ChannelFields, ChannelMember, ChannelMemberFields } from "../entities/messages";
import { path, v1 } from "../request";

/** `GET /v1/messaging/channels`: the channels within reach. Assumed: method and path. */
export const channels = (query?: ListQuery) => v1.get<Channel[]>(path`/v1/messaging/channels`, query);

/** `POST /v1/messaging/channels`: a new channel. Assumed: method and path. */
export const createChannel = (fields: ChannelFields) =>
  v1.post<Channel>(path`/v1/messaging/channels`, fields);

/** `GET /v1/messaging/channels/id/{id}`: one channel. Assumed: method and path. */
export const channelById = (id: Id) => v1.get<Channel>(path`/v1/messaging/channels/id/${id}`);

/** `PUT /v1/messaging/channels/id/{id}`: changes a channel. Assumed: method and path. */
export const updateChannel = (id: Id, fields: ChannelFields) =>
  v1.put<Channel>(path`/v1/messaging/channels/id/${id}`, fields);

/** `DELETE /v1/messaging/channels/id/{id}`: removes a channel. Assumed: method and path. */
export const removeChannel = (id: Id) => v1.delete<Done>(path`/v1/messaging/channels/id/${id}`);

/** `GET /v1/messaging/channels/id/{id}/members`: who is in a channel. Assumed: method and path. */
export const members = (id: Id, query?: ListQuery) =>
  v1.get<ChannelMember[]>(path`/v1/messaging/channels/id/${id}/members`, query);

/** `POST /v1/messaging/channels/id/{id}/members`: adds somebody to a channel. Assumed: method and path. */
export const addMember = (id: Id, fields: ChannelMemberFields) =>
  v1.post<ChannelMember>(path`/v1/messaging/channels/id/${id}/members`, fields);

/** `DELETE /v1/messaging/channels/id/{id}/members/{userId}`: removes somebody from a channel. Assumed: method and path. */
export const removeMember = (id: Id, userId: Id) =>
  v1.delete<Done>(path`/v1/messaging/channels/id/${id}/members/${userId}`);
