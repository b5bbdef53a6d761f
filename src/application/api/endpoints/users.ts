/** Users (spec section 7). Users, their profiles, avatars, addresses and invitations. */
import type { Done, Id, ListQuery, SearchQuery } from "../entities/common";
import type {
  Activity,
  Invite,
  InviteFields,
  Profile,
  ProfileFields,
  User,
  UserFields,
} from "../entities/users";
import { formOf, path, v1, v3 } from "../request";

/** `GET /v1/admin/users/search`: users that match; administrators only. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<User[]>(path`/v1/admin/users/search`, query);

/** `DELETE /v1/admin/users/id/{id}`: removes a user; administrators only. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/admin/users/id/${id}`);

/** `PUT /v1/admin/users/id/{id}`: changes a user; administrators only. Assumed: method and path. */
export const update = (id: Id, fields: UserFields) => v1.put<User>(path`/v1/admin/users/id/${id}`, fields);

/** `POST /v1/admin/users/invite`: invites a user; administrators only. Assumed: method and path. */
export const invite = (fields: InviteFields) => v1.post<Invite>(path`/v1/admin/users/invite`, fields);

/** `PUT /v1/users/self`: changes the user logged in. Assumed: method and path. */
export const updateSelf = (fields: UserFields) => v1.put<User>(path`/v1/users/self`, fields);

/** `PUT /v1/users/id/{id}/avatar`: stores a picture, as multipart. Assumed: path. */
export const uploadAvatar = (id: Id, files: readonly File[]) =>
  v1.put<User>(path`/v1/users/id/${id}/avatar`, formOf({ files }));

/** `DELETE /v1/users/id/{id}/avatar`: removes the picture. Assumed: method and path. */
export const removeAvatar = (id: Id) => v1.delete<Done>(path`/v1/users/id/${id}/avatar`);

/** `GET /v1/users/id/{id}/invites`: a user's invitations. Assumed: method and path. */
export const invites = (id: Id, query?: ListQuery) =>
  v1.get<Invite[]>(path`/v1/users/id/${id}/invites`, query);

/** `POST /v1/users/id/{id}/invites`: invites somebody on a user's behalf. Assumed: method and path. */
export const createInvite = (id: Id, fields: InviteFields) =>
  v1.post<Invite>(path`/v1/users/id/${id}/invites`, fields);

/** `GET /v1/users/id/{id}/profile`: a user's profile. Assumed: method and path. */
export const profile = (id: Id) => v1.get<Profile>(path`/v1/users/id/${id}/profile`);

/** `PUT /v1/users/id/{id}/profile`: changes a profile. Assumed: method and path. */
export const updateProfile = (id: Id, fields: ProfileFields) =>
  v1.put<Profile>(path`/v1/users/id/${id}/profile`, fields);

/** `GET /v1/users/id/{id}/care-profile`: a user's care profile. Assumed: method and path. */
export const careProfile = (id: Id) => v1.get<Profile>(path`/v1/users/id/${id}/care-profile`);

/** `PUT /v1/users/id/{id}/care-profile`: changes a care profile. Assumed: method and path. */
export const updateCareProfile = (id: Id, fields: ProfileFields) =>
  v1.put<Profile>(path`/v1/users/id/${id}/care-profile`, fields);

/** `GET /v1/users/id/{id}/clinic-profile`: a user's clinic profile. Assumed: method and path. */
export const clinicProfile = (id: Id) => v1.get<Profile>(path`/v1/users/id/${id}/clinic-profile`);

/** `PUT /v1/users/id/{id}/clinic-profile`: changes a clinic profile. Assumed: method and path. */
export const updateClinicProfile = (id: Id, fields: ProfileFields) =>
  v1.put<Profile>(path`/v1/users/id/${id}/clinic-profile`, fields);

/** `GET /v1/users/id/{id}/member-profile`: a user's member profile. Assumed: method and path. */
export const memberProfile = (id: Id) => v1.get<Profile>(path`/v1/users/id/${id}/member-profile`);

/** `PUT /v1/users/id/{id}/member-profile`: changes a member profile. Assumed: method and path. */
export const updateMemberProfile = (id: Id, fields: ProfileFields) =>
  v1.put<Profile>(path`/v1/users/id/${id}/member-profile`, fields);

/** `PUT /v1/users/id/{id}/email/{email}`: gives a user an address. Assumed: path. */
export const saveEmail = (id: Id, email: string) => v1.put<User>(path`/v1/users/id/${id}/email/${email}`);

/** `DELETE /v1/users/id/{id}/email/{email}`: takes an address away. Assumed: path. */
export const removeEmail = (id: Id, email: string) =>
  v1.delete<Done>(path`/v1/users/id/${id}/email/${email}`);

/** `GET /v1/users/id/{id}/activity/search`: what a user did. Assumed: method and path. */
export const searchActivity = (id: Id, query: SearchQuery) =>
  v1.get<Activity[]>(path`/v1/users/id/${id}/activity/search`, query);

/** `GET /users/{id}/account-manager` (v3): a user's Account Manager. */
export const accountManager = (id: Id) => v3.get<User>(path`/users/${id}/account-manager`);
