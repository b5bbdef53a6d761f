/** Users, their profiles, avatars, email addresses and invitations. */
import type { Entity, Id, ListQuery, OpenFields, SearchQuery, User, UserFields } from "../entities";
import { collection, path, pathBelow, v1, v3 } from "../request";

const at = pathBelow("/v1/users/id");

/** For administrators only. */
export const { search, update, remove } = collection<UserFields>("admin/users");

/** Invites a user; administrators only. Assumed: method and path. */
export const invite = (fields: OpenFields) => v1.post(path`/v1/admin/users/invite`, fields);

/** Changes the logged-in user. Assumed: method and path. */
export const updateSelf = (fields: UserFields) => v1.put<User>(path`/v1/users/self`, fields);

/** Uploads the avatar of a user. Assumed: path. */
export const uploadAvatar = (id: Id, files: readonly File[]) => v1.put<User>(at`/${id}/avatar`, { files });

/** Removes the avatar of a user. Assumed: method and path. */
export const removeAvatar = (id: Id) => v1.delete(at`/${id}/avatar`);

/** Lists the invitations of a user. Assumed: method and path. */
export const invites = (id: Id, query?: ListQuery) => v1.get<Entity[]>(at`/${id}/invites`, query);

/** Creates an invitation on behalf of a user. Assumed: method and path. */
export const createInvite = (id: Id, fields: OpenFields) => v1.post(at`/${id}/invites`, fields);

/** Returns the profile of a user. Assumed: method and path. */
export const profile = (id: Id) => v1.get(at`/${id}/profile`);

/** Changes a profile. Assumed: method and path. */
export const updateProfile = (id: Id, fields: OpenFields) => v1.put(at`/${id}/profile`, fields);

/** Returns the care profile of a user. Assumed: method and path. */
export const careProfile = (id: Id) => v1.get(at`/${id}/care-profile`);

/** Changes a care profile. Assumed: method and path. */
export const updateCareProfile = (id: Id, fields: OpenFields) => v1.put(at`/${id}/care-profile`, fields);

/** Returns the clinic profile of a user. Assumed: method and path. */
export const clinicProfile = (id: Id) => v1.get(at`/${id}/clinic-profile`);

/** Changes a clinic profile. Assumed: method and path. */
export const updateClinicProfile = (id: Id, fields: OpenFields) => v1.put(at`/${id}/clinic-profile`, fields);

/** Returns the member profile of a user. Assumed: method and path. */
export const memberProfile = (id: Id) => v1.get(at`/${id}/member-profile`);

/** Changes a member profile. Assumed: method and path. */
export const updateMemberProfile = (id: Id, fields: OpenFields) => v1.put(at`/${id}/member-profile`, fields);

/** Adds an email address to a user. Assumed: path. */
export const saveEmail = (id: Id, email: string) => v1.put<User>(at`/${id}/email/${email}`);

/** Removes an email address of a user. Assumed: path. */
export const removeEmail = (id: Id, email: string) => v1.delete(at`/${id}/email/${email}`);

/** Searches the activity of a user. Assumed: method and path. */
export const searchActivity = (id: Id, query: SearchQuery) =>
  v1.get<Entity[]>(at`/${id}/activity/search`, query);

/** Returns the Account Manager of a user. */
export const accountManager = (id: Id) => v3.get<User>(path`/users/${id}/account-manager`);
