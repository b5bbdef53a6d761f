/** Plaid (spec section 7). Bank accounts through Plaid. */
import type { Id, OpenFields, SearchQuery, TokenAnswer } from "../entities/common";
import type { Institution } from "../entities/payments";
import { path, v1 } from "../request";

/** `POST /v1/plaid/link-tokens`: a token to open Plaid's dialog with. Assumed: method and path. */
export const createLinkToken = (fields?: OpenFields) =>
  v1.post<TokenAnswer>(path`/v1/plaid/link-tokens`, fields);

/** `GET /v1/plaid/institutions`: banks that match. Assumed: method and path. */
export const institutions = (query?: SearchQuery) =>
  v1.get<Institution[]>(path`/v1/plaid/institutions`, query);

/** `GET /v1/plaid/institutions/id/{id}`: one bank. Assumed: method and path. */
export const institutionById = (id: Id) => v1.get<Institution>(path`/v1/plaid/institutions/id/${id}`);
