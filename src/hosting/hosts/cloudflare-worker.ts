/// <reference lib="webworker" />
import { createResolver, hasExtension, type RouteResult } from "../../site/routes";
import { notFoundPath } from "../../site/special-pages";
import type { BuiltSite } from "../built-site";
import { acceptsHtml, cacheControl, cacheControlOf, type Headers as OurHeaders } from "../headers";
import { isHidden } from "../hidden";

/** The built site's data, which is written into the worker. */
export interface WorkerSite extends Pick<BuiltSite, "slugs" | "app" | "headers"> {
  /** By URL path: `/about/index.html`. */
  readonly fileHeaders: Readonly<Record<string, OurHeaders>>;
}

/** The worker's bindings. ASSETS serves the deployed files. */
export interface WorkerEnvironment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

/**
 * Creates the handler of Cloudflare Pages' `_worker.js`: the resolver of the embedded server in front of Pages' files.
 * `_redirects` is not sufficient: its rules precede files, so a catch-all would hide the site; they are case-sensitive; and
 * at most 100 may have a wildcard. Source: developers.cloudflare.com/pages, "Advanced mode", "Redirects".
 */
export function createWorker({ slugs, app, headers, fileHeaders }: WorkerSite) {
  // Only ASSETS has the list of files, so a path is first resolved as if every file existed. If the file is missing, the
  // path is resolved again as if none did. Every built file has an extension; without this condition, ASSETS would serve
  // 404.html at `/404`.
  const mayBeFile = (path: string) => hasExtension(path) && !isHidden(path) && !/\.(?:br|gz)$/.test(path);
  const asFile = createResolver({ slugs, host: app, hasFile: mayBeFile });
  const asMissing = createResolver({ slugs, host: app, hasFile: () => false });

  async function handle(request: Request, { ASSETS }: WorkerEnvironment): Promise<Response> {
    const url = new URL(request.url);
    const target = url.pathname + url.search;
    const asset = (path: string) => ASSETS.fetch(new Request(new URL(assetPath(path), url), request));

    async function respond(result: RouteResult): Promise<Response> {
      switch (result.kind) {
        case "badRequest":
          return text(400, "Bad request\n");
        case "page": {
          const file = `${result.page === "/" ? "" : result.page}/index.html`;
          return withHeaders(await asset(file), cacheControl.revalidate, fileHeaders[file]);
        }
        case "file": {
          const found = await asset(result.path);
          // ASSETS redirects `/about.html` to the folder `/about/`; such a redirect is not a file either.
          if (found.status === 404 || found.headers.has("Location")) return respond(asMissing(target));
          const isSent = found.ok || found.status === 304;
          const caching = isSent ? cacheControlOf(result.path) : cacheControl.revalidate;
          return withHeaders(found, caching, fileHeaders[result.path]);
        }
        case "redirect":
          return empty(result.status, result.to, cacheControl.revalidate);
        case "appRedirect":
          return empty(result.status, result.to, cacheControl.never);
        case "notFound": {
          const vary = { Vary: "Accept" };
          if (!acceptsHtml(request.headers.get("Accept"))) return text(404, "Not found\n", vary);
          // Without the request's headers: ASSETS would respond to If-None-Match with 304, which has no body.
          const { method } = request;
          const page = await ASSETS.fetch(new Request(new URL(assetPath(notFoundPath), url), { method }));
          const missing = new Response(page.body, { status: 404, headers: page.headers });
          return withHeaders(missing, cacheControl.revalidate, { ...fileHeaders[notFoundPath], ...vary });
        }
      }
    }

    const result = asFile(target);
    if (result.kind !== "badRequest" && request.method !== "GET" && request.method !== "HEAD") {
      return text(405, "Method not allowed\n", { Allow: "GET, HEAD" });
    }
    return respond(result);
  }

  const withHeaders = (response: Response, caching: string, own: OurHeaders = {}) => {
    const sent = new Headers(response.headers);
    for (const [name, value] of Object.entries({ ...headers, ...own, "Cache-Control": caching }))
      sent.set(name, value);
    return new Response(response.body, { status: response.status, headers: sent });
  };
  const plain = { "Content-Type": "text/plain;charset=utf-8" };
  const text = (status: number, body: string, own: OurHeaders = {}) =>
    withHeaders(new Response(body, { status, headers: plain }), cacheControl.revalidate, own);
  const empty = (status: number, location: string, caching: string) =>
    withHeaders(new Response(null, { status, headers: { Location: location } }), caching);

  return { fetch: handle };
}

/** The path at which Pages serves a file: `x/index.html` at `/x/`, `x.html` at `/x`. From others it redirects. */
function assetPath(file: string): string {
  return encodeURI(file)
    .replace(/[?#]/g, encodeURIComponent)
    .replace(/(?<=\/)index\.html$|\.html$/, "");
}
