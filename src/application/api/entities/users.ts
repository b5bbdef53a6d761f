/**
 * People, what they may do, and where they live. Fields beyond those named are open: the specification lists none
 * (section 3).
 */
import type { OpenFields, Ref, Stored } from "./common";

/** Somebody with an account. */
export interface UserFields extends OpenFields {
  readonly email?: string;
  readonly emails?: readonly string[];
  readonly address?: Ref<Address>;
  readonly avatar?: string;
}
export type User = Stored<UserFields>;

/** A postal address. */
export type AddressFields = OpenFields;
export type Address = Stored<AddressFields>;

/** A profile, care-profile, clinic-profile or member-profile. */
export type ProfileFields = OpenFields;
export type Profile = Stored<ProfileFields>;

/** An invitation. */
export interface InviteFields extends OpenFields {
  readonly email?: string;
}
export type Invite = Stored<InviteFields>;

/** An entry of the activity log. */
export type ActivityFields = OpenFields;
export type Activity = Stored<ActivityFields>;

/** A group of users. */
export interface GroupFields extends OpenFields {
  readonly users?: readonly Ref<User>[];
}
export type Group = Stored<GroupFields>;

/** A role and its permissions. */
export interface AclRoleFields extends OpenFields {
  readonly permissions?: readonly AclPermission[];
}
export type AclRole = Stored<AclRoleFields>;

/** What a permission is about. */
export type AclResourceFields = OpenFields;
export type AclResource = Stored<AclResourceFields>;

/** What a role may do to a resource. */
export interface AclPermission extends OpenFields {
  readonly resource?: string;
  readonly permission?: string;
}

/** What a person logs in with. */
export interface Credentials extends OpenFields {
  readonly email: string;
  readonly password?: string;
}

/** What a login answers with; the place of the user's token is not specified. */
export interface LoginAnswer extends OpenFields {
  readonly user?: User;
}
