/** What the session stores, under exactly these keys (spec section 3). */
export interface SessionRecords {
  /** Whatever the API's token endpoint gave. */
  apiAuth: { readonly token: string };
  userAuth: { readonly token: string; readonly expired?: boolean };
  /** Only the id is specified; the rest of the profile is open. */
  user: { readonly id: Id; readonly [field: string]: unknown };
  grants: { readonly userId: Id; readonly data: unknown };
}

export type Id = string | number;

export type SessionKey = keyof SessionRecords;

type Shape<K extends SessionKey> = (value: Record<string, unknown>) => SessionRecords[K] | undefined;

const isId = (value: unknown): value is Id =>
  typeof value === "number" || (typeof value === "string" && value !== "");

/** A token that could not stand in a header is none. */
const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\x21-\x7e]+$/.test(value);

/** What each stored value must look like to count. */
const SHAPES: { readonly [K in SessionKey]: Shape<K> } = {
  apiAuth: ({ token }) => (isToken(token) ? { token } : undefined),
  userAuth: ({ token, expired }) =>
    isToken(token) ? (expired === true ? { token, expired } : { token }) : undefined,
  user: (user) => (isId(user["id"]) ? { ...user, id: user["id"] } : undefined),
  grants: ({ userId, data }) => (isId(userId) ? { userId, data } : undefined),
};

export const SESSION_KEYS = Object.keys(SHAPES) as readonly SessionKey[];

/** The record in a stored text; a corrupt text is as good as none. */
export function parseRecord<K extends SessionKey>(
  key: K,
  text: string | undefined,
): SessionRecords[K] | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? SHAPES[key](value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
