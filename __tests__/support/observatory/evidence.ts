import { ask, type Reply } from "../../hosting/ask";

/** What the HTTP Observatory looks at. */
export interface Evidence {
  /** Of the page at `/`, by lower-case name; several of one name are several values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly html: string;
  /** Of a preflight request from another origin. */
  readonly preflight: ReadonlyMap<string, readonly string[]>;
  /** Every Set-Cookie of the page and of /robots.txt. */
  readonly cookies: readonly string[];
  /** The addresses that `http://` leads through, its own first; none where nothing listens there. */
  readonly httpRoute: readonly string[];
}

/**
 * Asks a server on this machine as the Observatory would ask it behind a proxy that ends TLS: HSTS is judged as if the
 * connection were secure.
 * @param httpRoute what the proxy does with `http://`; none: it does not listen there
 */
export async function collect(address: string, httpRoute: readonly string[] = []): Promise<Evidence> {
  const page = await ask(address, "/");
  const robots = await ask(address, "/robots.txt");
  const origin = {
    Origin: "https://http-observatory.security.mozilla.org",
    "Access-Control-Request-Method": "GET",
  };
  const preflight = await ask(address, "/", "OPTIONS", origin);
  return {
    headers: headersOf(page),
    html: page.body.toString(),
    preflight: headersOf(preflight),
    cookies: [page, robots].flatMap(({ headers }) => headers["set-cookie"] ?? []),
    httpRoute,
  };
}

function headersOf({ headers }: Reply): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(headers).map(([name, value = ""]) => [name, Array.isArray(value) ? value : [value]]),
  );
}
