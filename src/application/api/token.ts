/** An API token is renewed this long before it expires, in ms. */
const MARGIN = 1_000;

/** Whether a value can be sent as a bearer token. */
export const isUsableToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\x21-\x7e]+$/.test(value);

/** Returns when a token expires, in ms since 1970; undefined if it has no expiry or is not a JWT. */
export function expiryOf(token: string): number | undefined {
  const payload = token.split(".")[1] ?? "";
  try {
    const { exp } = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an API token is missing, expired or about to expire. A token without an expiry is valid. */
export const needsRenewal = (token: string | undefined, now: number): boolean =>
  token === undefined || (expiryOf(token) ?? Infinity) - now <= MARGIN;

/** A stored user token. */
export interface UserToken {
  readonly token: string;
  /** True once the server has refused the token as expired, whatever its own expiry. */
  readonly expired?: boolean | undefined;
}

/** Returns whether nobody is logged in, somebody is, or the user's token has expired. */
export function userState(user: UserToken | undefined, now: number): "out" | "in" | "expired" {
  if (user === undefined) return "out";
  return user.expired === true || (expiryOf(user.token) ?? Infinity) <= now ? "expired" : "in";
}
