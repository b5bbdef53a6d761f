/**
 * Records and queries of the API. Their types declare the known fields and allow any other field. A record without
 * known fields is an `Entity` (R441 in docs/requirements.md).
 */

export type Id = string | number;

/** Any fields, of unknown types. */
export interface OpenFields {
  readonly [field: string]: unknown;
}

/** A record on the server: its fields and an id. */
export type Stored<Fields> = Fields & { readonly id: Id };

/** A record without known fields. */
export type Entity = Stored<OpenFields>;

/** A reference to another record, which is embedded or named by its id. */
export type Ref<Record = Entity> = Id | Record;

/** Query of a list. Both fields are assumed. */
export interface ListQuery extends OpenFields {
  readonly limit?: number;
  readonly offset?: number;
}

/** Query of a search. `q` is assumed. */
export interface SearchQuery extends ListQuery {
  readonly q?: string;
}

/** The data of a call that returns nothing useful. */
export type Done = unknown;

/** A response with a token: an API token in `auth.token`, any other in `token`. */
export interface TokenResponse extends OpenFields {
  readonly auth?: { readonly token?: string };
  readonly token?: string;
}

export interface UrlResponse extends OpenFields {
  readonly url?: string;
}

/** Which field contains the user's token is not known. */
export interface LoginResponse extends OpenFields {
  readonly user?: User;
}

export interface Credentials extends OpenFields {
  readonly email: string;
  readonly password?: string;
}

export interface UserFields extends OpenFields {
  readonly email?: string;
  readonly emails?: readonly string[];
  readonly address?: Ref;
  readonly avatar?: string;
}
export type User = Stored<UserFields>;

export interface OrderFields extends OpenFields {
  readonly line_items?: readonly Entity[];
  readonly promotions?: readonly Promotion[];
  readonly address?: Ref;
}
export type Order = Stored<OrderFields>;

export interface PromotionFields extends OpenFields {
  readonly code?: string;
}
export type Promotion = Stored<PromotionFields>;

export interface LoanFields extends OpenFields {
  readonly decision?: Ref;
  readonly bid?: Ref;
  readonly offer?: Ref;
  readonly documentation?: Ref;
  readonly plan?: Ref;
}
export type Loan = Stored<LoanFields>;

/** A payment source from a card processor's token. The fields of bank accounts (ach, plaid, manual ach) are not known. */
export interface CardToken extends OpenFields {
  readonly token: string;
}
