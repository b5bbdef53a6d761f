/** Stored files and their downloads. */
import type { Entity, Id, TokenResponse, UrlResponse } from "../entities";
import { collection, path, v1 } from "../request";

export const { list, update, remove } = collection("files");

/** Lists the categories of files. Assumed: method and path. */
export const categories = () => v1.get<Entity[]>(path`/v1/files/categories`);

/** Uploads files. Assumed: method and path. */
export const upload = (files: readonly File[]) => v1.post<Entity[]>(path`/v1/files`, { files });

/** Returns a signed token for downloading a file. Assumed: method and path. */
export const signedToken = (id: Id) => v1.get<TokenResponse>(path`/v1/files/id/${id}/token`);

/** Returns the download URL of a file. Assumed: method and path. */
export const downloadUrl = (id: Id) => v1.get<UrlResponse>(path`/v1/files/id/${id}/download-url`);
