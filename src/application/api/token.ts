/** The API token is due this long before it expires, in ms (spec section 7: "within 1 second of expiry"). */
const MARGIN = 1_000;

/** When a token runs out, in ms since 1970; undefined when the token does not say, or is not a JWT. */
export function expiryOf(token: string): number | undefined {
  const payload = token.split(".")[1] ?? "";
  try {
    const { exp } = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an API token is missing, expired, or about to be. One that names no expiry is taken as valid. */
export function needsRenewal(token: string | undefined, now: number): boolean {
  if (token === undefined) return true;
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry - now <= MARGIN;
}

/** A user's token, as stored. */
export interface UserToken {
  readonly token: string;
  /** Set when the server called the token expired, whatever its own expiry says. */
  readonly expired?: boolean | undefined;
}

/** Whether someone is logged in: nobody, somebody, or somebody whose token has run out. */
export function userState(user: UserToken | undefined, now: number): "out" | "in" | "expired" {
  if (user === undefined) return "out";
  const expiry = expiryOf(user.token);
  return user.expired === true || (expiry !== undefined && expiry <= now) ? "expired" : "in";
}
