/** Notes: channels contain topics, topics contain comments. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { collection, pathBelow, v1 } from "../request";

const at = pathBelow("/v1/notes");

export const { list: channels, create: createChannel, byId: channelById } = collection("notes/channels");
export const { byId: topicById, update: updateTopic, remove: removeTopic } = collection("notes/topics");
export const { update: updateComment, remove: removeComment } = collection("notes/comments");
export const { list: subscriptions } = collection("notes/subscriptions");

/** Lists the topics. Assumed: method and path. */
export const topics = (channelId: Id, query?: ListQuery) =>
  v1.get<Entity[]>(at`/channels/id/${channelId}/topics`, query);

/** Creates a topic. Assumed: method and path. */
export const createTopic = (channelId: Id, fields: OpenFields) =>
  v1.post(at`/channels/id/${channelId}/topics`, fields);

/** Lists the comments. Assumed: method and path. */
export const comments = (topicId: Id, query?: ListQuery) =>
  v1.get<Entity[]>(at`/topics/id/${topicId}/comments`, query);

/** Creates a comment. Assumed: method and path. */
export const createComment = (topicId: Id, fields: OpenFields) =>
  v1.post(at`/topics/id/${topicId}/comments`, fields);

/** Subscribes to a topic. Assumed: method and path. */
export const subscribe = (topicId: Id) => v1.post(at`/topics/id/${topicId}/subscriptions`);

/** Unsubscribes from a topic. Assumed: method and path. */
export const unsubscribe = (topicId: Id) => v1.delete(at`/topics/id/${topicId}/subscriptions`);
