/** What entities have in common. The specification lists no fields (section 3), so every record is open. */

export type Id = string | number;

/** Fields the specification does not list. */
export interface OpenFields {
  readonly [field: string]: unknown;
}

/** A record as the server keeps it: its fields, and an id. */
export type Stored<Fields> = Fields & { readonly id: Id };

/** A record of another kind, embedded or named by id. */
export type Ref<Entity> = Id | Entity;

/** A query for a list; which fields a list understands is not specified. */
export interface ListQuery extends OpenFields {
  readonly limit?: number;
}

/** A query for a search; which fields a search understands is not specified. */
export interface SearchQuery extends ListQuery {
  readonly q?: string;
}

/** The answer to a call that does something and has nothing to say. */
export type Done = unknown;

/** The answer with an API token in `auth.token` (spec section 7), or with a token of another kind. */
export interface TokenAnswer extends OpenFields {
  readonly auth?: { readonly token?: string };
  readonly token?: string;
}

/** The answer with an address to fetch something at. */
export interface UrlAnswer extends OpenFields {
  readonly url?: string;
}
