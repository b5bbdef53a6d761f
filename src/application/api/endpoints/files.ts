/** Files (spec section 7). Stored files, and ways to fetch them. */
import type { Done, Id, ListQuery, TokenAnswer, UrlAnswer } from "../entities/common";
import type { FileCategory, StoredFile, StoredFileFields } from "../entities/content";
import { formOf, path, v1 } from "../request";

/** `GET /v1/files`: the files within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<StoredFile[]>(path`/v1/files`, query);

/** `GET /v1/files/categories`: what kinds of files there are. Assumed: method and path. */
export const categories = () => v1.get<FileCategory[]>(path`/v1/files/categories`);

/** `POST /v1/files`: stores files, as multipart. Assumed: method and path. */
export const upload = (files: readonly File[]) => v1.post<StoredFile[]>(path`/v1/files`, formOf({ files }));

/** `GET /v1/files/id/{id}/token`: a signed token to fetch a file with. Assumed: method and path. */
export const signedToken = (id: Id) => v1.get<TokenAnswer>(path`/v1/files/id/${id}/token`);

/** `GET /v1/files/id/{id}/download-url`: where a file can be fetched. Assumed: method and path. */
export const downloadUrl = (id: Id) => v1.get<UrlAnswer>(path`/v1/files/id/${id}/download-url`);

/** `PUT /v1/files/id/{id}`: changes what is known of a file. Assumed: method and path. */
export const update = (id: Id, fields: StoredFileFields) =>
  v1.put<StoredFile>(path`/v1/files/id/${id}`, fields);

/** `DELETE /v1/files/id/{id}`: removes a file. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/files/id/${id}`);
