/** Vendors and the content about them. */
import { collection } from "../collection";
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1 } from "../request";

export const { list, create, byId, update, remove } = collection("vendors");

/** Lists vendor content. Assumed: method and path. */
export const content = (vendorId: Id, query?: ListQuery) =>
  v1.get<Entity[]>(path`/v1/vendors/id/${vendorId}/content`, query);

/** Creates a piece of vendor content. Assumed: method and path. */
export const createContent = (vendorId: Id, fields: OpenFields) =>
  v1.post<Entity>(path`/v1/vendors/id/${vendorId}/content`, fields);

/** Returns one piece of vendor content. Assumed: method and path. */
export const contentById = (id: Id) => v1.get<Entity>(path`/v1/vendors/content/id/${id}`);

/** Changes a piece of vendor content. Assumed: method and path. */
export const updateContent = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/vendors/content/id/${id}`, fields);

/** Publishes vendor content. Assumed: method and path. */
export const publishContent = (id: Id) => v1.put<Entity>(path`/v1/vendors/content/id/${id}/publish`);

/** Restores earlier vendor content. Assumed: method and path. */
export const restoreContent = (id: Id) => v1.put<Entity>(path`/v1/vendors/content/id/${id}/restore`);
