/** Electronically signed documents. */
import type { Id, UrlResponse } from "../entities";
import { path, v1 } from "../request";

/** Returns the download link of a signed document. Assumed: method and path. */
export const downloadLink = (id: Id) => v1.get<UrlResponse>(path`/v1/esign/documents/id/${id}/download-link`);
