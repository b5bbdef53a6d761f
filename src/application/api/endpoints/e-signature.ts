/** E-signature (spec section 7). Documents signed electronically. */
import type { Id, UrlAnswer } from "../entities/common";
import { path, v1 } from "../request";

/** `GET /v1/esign/documents/id/{id}/download-link`: where a signed document can be fetched. Assumed: method and path. */
export const downloadLink = (id: Id) => v1.get<UrlAnswer>(path`/v1/esign/documents/id/${id}/download-link`);
