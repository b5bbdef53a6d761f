/** Message channels and their members. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { collection, pathBelow, v1 } from "../request";

const at = pathBelow("/v1/messaging/channels/id");

export const {
  list: channels,
  create: createChannel,
  byId: channelById,
  update: updateChannel,
  remove: removeChannel,
} = collection("messaging/channels");

/** Lists the members of a channel. Assumed: method and path. */
export const members = (id: Id, query?: ListQuery) => v1.get<Entity[]>(at`/${id}/members`, query);

/** Adds a member to a channel. Assumed: method and path. */
export const addMember = (id: Id, fields: OpenFields) => v1.post(at`/${id}/members`, fields);

/** Removes a member from a channel. Assumed: method and path. */
export const removeMember = (id: Id, userId: Id) => v1.delete(at`/${id}/members/${userId}`);
