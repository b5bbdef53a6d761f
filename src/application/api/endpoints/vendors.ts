/** Vendors (spec section 7). Vendors, and the content shown about them. */
import type { Vendor, VendorContent, VendorContentFields, VendorFields } from "../entities/care";
import type { Done, Id, ListQuery } from "../entities/common";
import { path, v1 } from "../request";

/** `GET /v1/vendors`: the vendors within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Vendor[]>(path`/v1/vendors`, query);

/** `POST /v1/vendors`: a new vendor. Assumed: method and path. */
export const create = (fields: VendorFields) => v1.post<Vendor>(path`/v1/vendors`, fields);

/** `GET /v1/vendors/id/{id}`: one vendor. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Vendor>(path`/v1/vendors/id/${id}`);

/** `PUT /v1/vendors/id/{id}`: changes a vendor. Assumed: method and path. */
export const update = (id: Id, fields: VendorFields) => v1.put<Vendor>(path`/v1/vendors/id/${id}`, fields);

/** `DELETE /v1/vendors/id/{id}`: removes a vendor. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/vendors/id/${id}`);

/** `GET /v1/vendors/id/{vendorId}/content`: the piece of vendor contents within reach. Assumed: method and path. */
export const content = (vendorId: Id, query?: ListQuery) =>
  v1.get<VendorContent[]>(path`/v1/vendors/id/${vendorId}/content`, query);

/** `POST /v1/vendors/id/{vendorId}/content`: a new piece of vendor content. Assumed: method and path. */
export const createContent = (vendorId: Id, fields: VendorContentFields) =>
  v1.post<VendorContent>(path`/v1/vendors/id/${vendorId}/content`, fields);

/** `GET /v1/vendors/content/id/{id}`: one piece of vendor content. Assumed: method and path. */
export const contentById = (id: Id) => v1.get<VendorContent>(path`/v1/vendors/content/id/${id}`);

/** `PUT /v1/vendors/content/id/{id}`: changes a piece of vendor content. Assumed: method and path. */
export const updateContent = (id: Id, fields: VendorContentFields) =>
  v1.put<VendorContent>(path`/v1/vendors/content/id/${id}`, fields);

/** `PUT /v1/vendors/content/id/{id}/publish`: shows the content. Assumed: method and path. */
export const publishContent = (id: Id) => v1.put<VendorContent>(path`/v1/vendors/content/id/${id}/publish`);

/** `PUT /v1/vendors/content/id/{id}/restore`: brings earlier content back. Assumed: method and path. */
export const restoreContent = (id: Id) => v1.put<VendorContent>(path`/v1/vendors/content/id/${id}/restore`);
