/** What people write to each other. Fields beyond those named are open: the specification lists none (section 3). */
import type { OpenFields, Ref, Stored } from "./common";

/** A place for topics. */
export type NoteChannelFields = OpenFields;
export type NoteChannel = Stored<NoteChannelFields>;

/** A matter. */
export interface NoteTopicFields extends OpenFields {
  readonly comments?: readonly NoteComment[];
}
export type NoteTopic = Stored<NoteTopicFields>;

/** A remark on a matter. */
export type NoteCommentFields = OpenFields;
export type NoteComment = Stored<NoteCommentFields>;

/** That somebody follows a matter. */
export type NoteSubscriptionFields = OpenFields;
export type NoteSubscription = Stored<NoteSubscriptionFields>;

/** A channel to write in, or to be notified in. */
export interface ChannelFields extends OpenFields {
  readonly members?: readonly Ref<ChannelMember>[];
}
export type Channel = Stored<ChannelFields>;

/** Somebody in a channel. */
export type ChannelMemberFields = OpenFields;
export type ChannelMember = Stored<ChannelMemberFields>;

/** Something announced to everybody. */
export type AnnouncementFields = OpenFields;
export type Announcement = Stored<AnnouncementFields>;

/** Something a user is told. */
export type UserNotificationFields = OpenFields;
export type UserNotification = Stored<UserNotificationFields>;
