/** Announcements, notifications and messages. */
import type { Done, Id, OpenFields, TokenResponse } from "../entities";
import { collection, path, v1 } from "../request";

export const { list: notifications } = collection("notify/notifications");
export const { list: announcements } = collection("notify/announcements");

/** Returns a token for the notification service. Assumed: method and path. */
export const token = () => v1.get<TokenResponse>(path`/v1/notify/token`);

/** Returns the notification channel of a user. Assumed: method and path. */
export const userChannel = (userId: Id) => v1.get(path`/v1/notify/users/id/${userId}/channel`);

/** Sends a message. Assumed: method and path. */
export const sendMessage = (fields: OpenFields) => v1.post<Done>(path`/v1/notify/messages`, fields);

/** Dismisses a banner. Assumed: method and path. */
export const dismissBanner = (id: Id) =>
  v1.put<Done>(path`/v1/notify/notifications/id/${id}`, { hide: "banner" });
