/**
 * Returns the application's address for a path and query of this site: a fixed origin, exactly one slash, then the rest
 * unchanged to the byte. Never pass an origin read from a request (Host, X-Forwarded-Host).
 * @param origin only scheme, host and port, as `URL.origin` writes it: `https://app.wrenfield.example`
 * @param pathAndQuery `/login?x=1`; leading slashes, backslashes and blanks count as the one slash
 * @throws Error when `origin` is not an origin, or the result would leave it
 */
export function appRedirect(origin: string, pathAndQuery: string): string {
  const address = `${origin}/${pathAndQuery.replace(/^[/\\\s]+/, "")}`;
  if (originOf(address) !== origin) {
    // Without the path: a verification path contains a secret.
    throw new Error(
      `Cannot redirect to "${origin}": expected an origin such as https://app.wrenfield.example`,
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
