/** Vendors and the content about them. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { collection, pathBelow, v1 } from "../request";

const at = pathBelow("/v1/vendors");

export const { byId: contentById, update: updateContent } = collection("vendors/content");

export const { list, create, byId, update, remove } = collection("vendors");

/** Lists vendor content. Assumed: method and path. */
export const content = (vendorId: Id, query?: ListQuery) =>
  v1.get<Entity[]>(at`/id/${vendorId}/content`, query);

/** Creates a piece of vendor content. Assumed: method and path. */
export const createContent = (vendorId: Id, fields: OpenFields) =>
  v1.post(at`/id/${vendorId}/content`, fields);

/** Publishes vendor content. Assumed: method and path. */
export const publishContent = (id: Id) => v1.put(at`/content/id/${id}/publish`);

/** Restores earlier vendor content. Assumed: method and path. */
export const restoreContent = (id: Id) => v1.put(at`/content/id/${id}/restore`);
