/** Notify (spec section 7). Announcements, notifications and messages. */
import type { Done, Id, ListQuery, OpenFields, TokenAnswer } from "../entities/common";
import type { Announcement, Channel, UserNotification } from "../entities/messages";
import { path, v1 } from "../request";

/** `GET /v1/notify/announcements`: what is announced to everybody. Assumed: method and path. */
export const announcements = () => v1.get<Announcement[]>(path`/v1/notify/announcements`);

/** `GET /v1/notify/token`: a token for the notification service. Assumed: method and path. */
export const token = () => v1.get<TokenAnswer>(path`/v1/notify/token`);

/** `GET /v1/notify/users/id/{userId}/channel`: where a user is notified. Assumed: method and path. */
export const userChannel = (userId: Id) => v1.get<Channel>(path`/v1/notify/users/id/${userId}/channel`);

/** `GET /v1/notify/notifications`: the user's notifications. Assumed: method and path. */
export const notifications = (query?: ListQuery) =>
  v1.get<UserNotification[]>(path`/v1/notify/notifications`, query);

/** `POST /v1/notify/messages`: sends a message. Assumed: method and path. */
export const sendMessage = (fields: OpenFields) => v1.post<Done>(path`/v1/notify/messages`, fields);

/** `PUT /v1/notify/notifications/id/{id}`: dismisses a banner. Assumed: method and path. */
export const dismissBanner = (id: Id) =>
  v1.put<Done>(path`/v1/notify/notifications/id/${id}`, { hide: "banner" });
