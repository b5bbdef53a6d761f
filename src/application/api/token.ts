/** An API token is renewed this long before it expires, in ms. */
const MARGIN = 1_000;

/** Whether a value can be sent as a bearer token. */
export const isUsableToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\x21-\x7e]+$/.test(value);

/** Returns when a token expires, in ms since 1970; undefined for one that states no expiry or is no JWT. */
export function expiryOf(token: string): number | undefined {
  const payload = token.split(".")[1] ?? "";
  try {
    const { exp } = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an API token is missing, expired or about to expire. One without an expiry counts as valid. */
export function needsRenewal(token: string | undefined, now: number): boolean {
  if (token === undefined) return true;
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry - now <= MARGIN;
}

/** A user's token as stored. */
export interface UserToken {
  readonly token: string;
  /** Set when the server refused the token as expired, whatever its own expiry states. */
  readonly expired?: boolean | undefined;
}

/** Whether nobody is logged in, somebody is, or somebody whose token has expired. */
export function userState(user: UserToken | undefined, now: number): "out" | "in" | "expired" {
  if (user === undefined) return "out";
  const expiry = expiryOf(user.token);
  return user.expired === true || (expiry !== undefined && expiry <= now) ? "expired" : "in";
}
