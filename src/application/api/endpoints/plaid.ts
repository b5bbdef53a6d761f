/** Bank accounts through Plaid. */
import type { Entity, OpenFields, SearchQuery, TokenResponse } from "../entities";
import { collection, path, v1 } from "../request";

export const { byId: institutionById } = collection("plaid/institutions");

/** Returns a token for Plaid's dialog. Assumed: method and path. */
export const createLinkToken = (fields?: OpenFields) =>
  v1.post<TokenResponse>(path`/v1/plaid/link-tokens`, fields);

/** Searches banks. Assumed: method and path. */
export const institutions = (query?: SearchQuery) => v1.get<Entity[]>(path`/v1/plaid/institutions`, query);
