/** Saved queries (spec section 7). Searches kept for later. */
import type { Done, Id, ListQuery } from "../entities/common";
import type { SavedQuery, SavedQueryFields } from "../entities/content";
import { path, v1 } from "../request";

/** `GET /v1/saved-queries`: the saved queries within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<SavedQuery[]>(path`/v1/saved-queries`, query);

/** `POST /v1/saved-queries`: a new saved query. Assumed: method and path. */
export const create = (fields: SavedQueryFields) => v1.post<SavedQuery>(path`/v1/saved-queries`, fields);

/** `GET /v1/saved-queries/id/{id}`: one saved query. Assumed: method and path. */
export const byId = (id: Id) => v1.get<SavedQuery>(path`/v1/saved-queries/id/${id}`);

/** `PUT /v1/saved-queries/id/{id}`: changes a saved query. Assumed: method and path. */
export const update = (id: Id, fields: SavedQueryFields) =>
  v1.put<SavedQuery>(path`/v1/saved-queries/id/${id}`, fields);

/** `DELETE /v1/saved-queries/id/{id}`: removes a saved query. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/saved-queries/id/${id}`);
