/** Announcements, notifications and messages. */
import type { Done, Entity, Id, ListQuery, OpenFields, TokenResponse } from "../entities";
import { path, v1 } from "../request";

/** Lists the announcements. Assumed: method and path. */
export const announcements = () => v1.get<Entity[]>(path`/v1/notify/announcements`);

/** Returns a token for the notification service. Assumed: method and path. */
export const token = () => v1.get<TokenResponse>(path`/v1/notify/token`);

/** Returns the notification channel of a user. Assumed: method and path. */
export const userChannel = (userId: Id) => v1.get<Entity>(path`/v1/notify/users/id/${userId}/channel`);

/** Lists the user's notifications. Assumed: method and path. */
export const notifications = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/notify/notifications`, query);

/** Sends a message. Assumed: method and path. */
export const sendMessage = (fields: OpenFields) => v1.post<Done>(path`/v1/notify/messages`, fields);

/** Dismisses a banner. Assumed: method and path. */
export const dismissBanner = (id: Id) =>
  v1.put<Done>(path`/v1/notify/notifications/id/${id}`, { hide: "banner" });
