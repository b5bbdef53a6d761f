/** Managed content. */
import type { Entity, Id, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the managed fields. Assumed: method and path. */
export const fields = () => v1.get<Entity[]>(path`/v1/cms/fields`);

/** Changes a managed field. Assumed: method and path. */
export const updateField = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/cms/fields/id/${id}`, fields);

/** Returns the staff profile of an employee. Assumed: method and path. */
export const staffProfile = (userId: Id) => v1.get<Entity>(path`/v1/cms/staff/id/${userId}`);

/** Changes the staff profile. Assumed: method and path. */
export const updateStaffProfile = (userId: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/cms/staff/id/${userId}`, fields);
