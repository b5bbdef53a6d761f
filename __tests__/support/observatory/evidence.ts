import { sendRequest, type Reply } from "../../hosting/send-request";

/** Data that the HTTP Observatory examines. */
export interface Evidence {
  /** Headers of the page at `/` by lowercase name, each with all its values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly html: string;
  /** Headers of the response to a preflight request from another origin. */
  readonly preflight: ReadonlyMap<string, readonly string[]>;
  /** Every Set-Cookie of the page and of /robots.txt. */
  readonly cookies: readonly string[];
  /** The redirect chain from `http://`, its own address first; empty if nothing listens there. */
  readonly httpRoute: readonly string[];
}

/**
 * Sends the Observatory's requests to a server on this machine, as if it were behind a proxy that terminates TLS: HSTS is
 * judged as if the connection were secure, and nothing listens at `http://`.
 */
export async function collect(address: string): Promise<Evidence> {
  const page = await sendRequest(address, "/");
  const robots = await sendRequest(address, "/robots.txt");
  const origin = {
    Origin: "https://http-observatory.security.mozilla.org",
    "Access-Control-Request-Method": "GET",
  };
  const preflight = await sendRequest(address, "/", "OPTIONS", origin);
  return {
    headers: headersOf(page),
    html: page.body.toString(),
    preflight: headersOf(preflight),
    cookies: [page, robots].flatMap(({ headers }) => headers["set-cookie"] ?? []),
    httpRoute: [],
  };
}

function headersOf({ headers }: Reply): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(headers).map(([name, value = ""]) => [name, Array.isArray(value) ? value : [value]]),
  );
}
