/** Tokens with names, so that logs and tables can say which one was carried. Runs in Node and in browsers. */

/** When every case begins, in ms since 1970. */
export const T0 = 1_800_000_000_000;

/**
 * A token from its spelling: `A1` lasts an hour from T0, `A1+5s` five seconds, `A1-5s` ended five seconds before,
 * `A1?` is a JWT that names no end, `A1!` is no JWT at all.
 */
export function mint(spelling: string): string {
  const parts = /^(\w+)(\?|!|[+-]\d+s)?$/.exec(spelling);
  if (parts === null) throw new Error(`"${spelling}" spells no token`);
  const [, name = "", end = "+3600s"] = parts;
  if (end === "!") return `opaque-${name}`;
  const exp = end === "?" ? undefined : T0 / 1_000 + Number(end.slice(0, -1));
  const payload = btoa(JSON.stringify({ name, exp }))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
  return `head.${payload}.signature`;
}

/** The name of a token, or of the token in an Authorization header; `-` for none. */
export function nameOf(text: string | undefined): string {
  if (text === undefined || text === "") return "-";
  const token = text.replace(/^Bearer /, "");
  if (token.startsWith("opaque-")) return token.slice("opaque-".length);
  try {
    return (
      JSON.parse(atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/"))) as { name: string }
    ).name;
  } catch {
    return token;
  }
}
