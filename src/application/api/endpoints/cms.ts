/** CMS (spec section 7). Managed content. */
import type { Id } from "../entities/common";
import type { CmsField, CmsFieldFields } from "../entities/content";
import type { Profile, ProfileFields } from "../entities/users";
import { path, v1 } from "../request";

/** `GET /v1/cms/fields`: the managed fields. Assumed: method and path. */
export const fields = () => v1.get<CmsField[]>(path`/v1/cms/fields`);

/** `PUT /v1/cms/fields/id/{id}`: changes a managed field. Assumed: method and path. */
export const updateField = (id: Id, fields: CmsFieldFields) =>
  v1.put<CmsField>(path`/v1/cms/fields/id/${id}`, fields);

/** `GET /v1/cms/staff/id/{userId}`: an employee as the site shows them. Assumed: method and path. */
export const staffProfile = (userId: Id) => v1.get<Profile>(path`/v1/cms/staff/id/${userId}`);

/** `PUT /v1/cms/staff/id/{userId}`: changes that. Assumed: method and path. */
export const updateStaffProfile = (userId: Id, fields: ProfileFields) =>
  v1.put<Profile>(path`/v1/cms/staff/id/${userId}`, fields);
