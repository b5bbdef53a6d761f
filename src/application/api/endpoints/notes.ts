/** Notes: channels contain topics, topics contain comments. */
import type { Done, Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the channels. Assumed: method and path. */
export const channels = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/notes/channels`, query);

/** Creates a channel. Assumed: method and path. */
export const createChannel = (fields: OpenFields) => v1.post<Entity>(path`/v1/notes/channels`, fields);

/** Returns one channel. Assumed: method and path. */
export const channelById = (id: Id) => v1.get<Entity>(path`/v1/notes/channels/id/${id}`);

/** Lists the topics. Assumed: method and path. */
export const topics = (channelId: Id, query?: ListQuery) =>
  v1.get<Entity[]>(path`/v1/notes/channels/id/${channelId}/topics`, query);

/** Creates a topic. Assumed: method and path. */
export const createTopic = (channelId: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/notes/channels/id/${channelId}/topics`, fields);

/** Returns one topic. Assumed: method and path. */
export const topicById = (id: Id) => v1.get<Entity>(path`/v1/notes/topics/id/${id}`);

/** Changes a topic. Assumed: method and path. */
export const updateTopic = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/notes/topics/id/${id}`, fields);

/** Removes a topic. Assumed: method and path. */
export const removeTopic = (id: Id) => v1.delete<Done>(path`/v1/notes/topics/id/${id}`);

/** Lists the comments. Assumed: method and path. */
export const comments = (topicId: Id, query?: ListQuery) =>
  v1.get<Entity[]>(path`/v1/notes/topics/id/${topicId}/comments`, query);

/** Creates a comment. Assumed: method and path. */
export const createComment = (topicId: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/notes/topics/id/${topicId}/comments`, fields);

/** Changes a comment. Assumed: method and path. */
export const updateComment = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/notes/comments/id/${id}`, fields);

/** Removes a comment. Assumed: method and path. */
export const removeComment = (id: Id) => v1.delete<Done>(path`/v1/notes/comments/id/${id}`);

/** Lists the subscriptions of the user. Assumed: method and path. */
export const subscriptions = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/notes/subscriptions`, query);

/** Subscribes to a topic. Assumed: method and path. */
export const subscribe = (topicId: Id) => v1.post<Entity>(path`/v1/notes/topics/id/${topicId}/subscriptions`);

/** Unsubscribes from a topic. Assumed: method and path. */
export const unsubscribe = (topicId: Id) =>
  v1.delete<Done>(path`/v1/notes/topics/id/${topicId}/subscriptions`);
