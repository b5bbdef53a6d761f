/**
 * The application's address for a path and query of this site: a fixed origin, exactly one slash, then the rest
 * unchanged to the byte. Never give it an origin read from a request (Host, X-Forwarded-Host).
 * Source: spec 2.3 (redirect helper), routing.md 8.
 * @param origin scheme, host and port alone, as `URL.origin` writes it: `https://app.wrenfield.example`.
 * @param pathAndQuery `/login?x=1`; leading slashes, backslashes and blanks count as the one slash.
 * @throws Error when `origin` is not an origin, or the result would leave it.
 */
export function appRedirect(origin: string, pathAndQuery: string): string {
  const address = `${origin}/${pathAndQuery.replace(/^[/\\\s]+/, "")}`;
  if (originOf(address) !== origin) {
    // The path stays out of the message: a verification path carries a secret (routing.md 7).
    throw new Error(
      `Cannot hand over to "${origin}": expected an origin such as https://app.wrenfield.example`,
    );
  }
  return address;
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}
