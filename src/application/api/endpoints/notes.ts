/** Notes (spec section 7). Notes on a matter: channels hold topics, topics hold comments. */
import type { Done, Id, ListQuery } from "../entities/common";
import type {
  NoteChannel,
  NoteChannelFields,
  NoteComment,
  NoteCommentFields,
  NoteSubscription,
  NoteTopic,
  NoteTopicFields,
} from "../entities/messages";
import { path, v1 } from "../request";

/** `GET /v1/notes/channels`: the channels within reach. Assumed: method and path. */
export const channels = (query?: ListQuery) => v1.get<NoteChannel[]>(path`/v1/notes/channels`, query);

/** `POST /v1/notes/channels`: a new channel. Assumed: method and path. */
export const createChannel = (fields: NoteChannelFields) =>
  v1.post<NoteChannel>(path`/v1/notes/channels`, fields);

/** `GET /v1/notes/channels/id/{id}`: one channel. Assumed: method and path. */
export const channelById = (id: Id) => v1.get<NoteChannel>(path`/v1/notes/channels/id/${id}`);

/** `GET /v1/notes/channels/id/{channelId}/topics`: the topics within reach. Assumed: method and path. */
export const topics = (channelId: Id, query?: ListQuery) =>
  v1.get<NoteTopic[]>(path`/v1/notes/channels/id/${channelId}/topics`, query);

/** `POST /v1/notes/channels/id/{channelId}/topics`: a new topic. Assumed: method and path. */
export const createTopic = (channelId: Id, fields: NoteTopicFields) =>
  v1.post<NoteTopic>(path`/v1/notes/channels/id/${channelId}/topics`, fields);

/** `GET /v1/notes/topics/id/{id}`: one topic. Assumed: method and path. */
export const topicById = (id: Id) => v1.get<NoteTopic>(path`/v1/notes/topics/id/${id}`);

/** `PUT /v1/notes/topics/id/{id}`: changes a topic. Assumed: method and path. */
export const updateTopic = (id: Id, fields: NoteTopicFields) =>
  v1.put<NoteTopic>(path`/v1/notes/topics/id/${id}`, fields);

/** `DELETE /v1/notes/topics/id/{id}`: removes a topic. Assumed: method and path. */
export const removeTopic = (id: Id) => v1.delete<Done>(path`/v1/notes/topics/id/${id}`);

/** `GET /v1/notes/topics/id/{topicId}/comments`: the comments within reach. Assumed: method and path. */
export const comments = (topicId: Id, query?: ListQuery) =>
  v1.get<NoteComment[]>(path`/v1/notes/topics/id/${topicId}/comments`, query);

/** `POST /v1/notes/topics/id/{topicId}/comments`: a new comment. Assumed: method and path. */
export const createComment = (topicId: Id, fields: NoteCommentFields) =>
  v1.post<NoteComment>(path`/v1/notes/topics/id/${topicId}/comments`, fields);

/** `PUT /v1/notes/comments/id/{id}`: changes a comment. Assumed: method and path. */
export const updateComment = (id: Id, fields: NoteCommentFields) =>
  v1.put<NoteComment>(path`/v1/notes/comments/id/${id}`, fields);

/** `DELETE /v1/notes/comments/id/{id}`: removes a comment. Assumed: method and path. */
export const removeComment = (id: Id) => v1.delete<Done>(path`/v1/notes/comments/id/${id}`);

/** `GET /v1/notes/subscriptions`: what the user follows. Assumed: method and path. */
export const subscriptions = (query?: ListQuery) =>
  v1.get<NoteSubscription[]>(path`/v1/notes/subscriptions`, query);

/** `POST /v1/notes/topics/id/{topicId}/subscriptions`: follows a topic. Assumed: method and path. */
export const subscribe = (topicId: Id) =>
  v1.post<NoteSubscription>(path`/v1/notes/topics/id/${topicId}/subscriptions`);

/** `DELETE /v1/notes/topics/id/{topicId}/subscriptions`: stops following a topic. Assumed: method and path. */
export const unsubscribe = (topicId: Id) =>
  v1.delete<Done>(path`/v1/notes/topics/id/${topicId}/subscriptions`);
