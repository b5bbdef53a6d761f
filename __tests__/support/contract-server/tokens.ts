/** Tokens with names, so that logs and tables show which one was sent. Runs in Node and in browsers. */

/** The time at which every case starts, in ms since 1970. */
export const T0 = 1_800_000_000_000;

/**
 * Creates a token from its spelling: `A1` expires an hour after T0, `A1+5s` five seconds after, `A1-5s` five seconds
 * before; `A1?` is a JWT without an expiry, `A1!` is not a JWT.
 */
export function mint(spelling: string): string {
  const parts = /^(\w+)(\?|!|[+-]\d+s)?$/.exec(spelling);
  if (parts === null) throw new Error(`"${spelling}" is not the spelling of a token`);
  const [, name = "", end = "+3600s"] = parts;
  if (end === "!") return `opaque-${name}`;
  const exp = end === "?" ? undefined : T0 / 1_000 + Number(end.slice(0, -1));
  const payload = btoa(JSON.stringify({ name, exp }))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
  return `head.${payload}.signature`;
}

/** Returns the name of a token, or of the token in an Authorization header; `-` for none. */
export function nameOf(text: string | undefined): string {
  if (text === undefined || text === "") return "-";
  const token = text.replace(/^Bearer /, "");
  if (token.startsWith("opaque-")) return token.slice("opaque-".length);
  const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
  try {
    return (JSON.parse(atob(payload)) as { name: string }).name;
  } catch {
    return token;
  }
}
