import type { Id } from "../api/entities";
import { parseJson } from "../api/json";
import { isUsableToken } from "../api/token";

/** The records of the session, each stored under its key. */
export interface SessionRecords {
  apiAuth: { readonly token: string };
  userAuth: { readonly token: string; readonly expired?: boolean };
  /** Only the id is known; the other fields are those of the profile. */
  user: { readonly id: Id; readonly [field: string]: unknown };
  grants: { readonly userId: Id; readonly data: unknown };
}

export type SessionKey = keyof SessionRecords;

type Parse<K extends SessionKey> = (value: Record<string, unknown>) => SessionRecords[K] | undefined;

const isId = (value: unknown): value is Id =>
  typeof value === "number" || (typeof value === "string" && value !== "");

/** Parsers of the records, which return undefined for a value of another shape. */
const PARSERS: { readonly [K in SessionKey]: Parse<K> } = {
  apiAuth: ({ token }) => (isUsableToken(token) ? { token } : undefined),
  userAuth: ({ token, expired }) =>
    isUsableToken(token) ? (expired === true ? { token, expired } : { token }) : undefined,
  user: (user) => (isId(user["id"]) ? { ...user, id: user["id"] } : undefined),
  grants: ({ userId, data }) => (isId(userId) ? { userId, data } : undefined),
};

export const SESSION_KEYS = Object.keys(PARSERS) as readonly SessionKey[];

/** Parses a stored text; undefined if it is absent or corrupt. */
export function parseRecord<K extends SessionKey>(key: K, text: string | undefined) {
  const value = parseJson(text ?? "");
  return typeof value === "object" && value !== null
    ? PARSERS[key](value as Record<string, unknown>)
    : undefined;
}
