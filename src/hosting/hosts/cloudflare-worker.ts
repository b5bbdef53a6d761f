/// <reference lib="webworker" />
import { createResolver, hasExtension, type RouteResult } from "../../site/routes";
import { notFoundPath } from "../../site/special-pages";
import { cacheControl, cacheControlOf, type Headers as OurHeaders } from "../headers";
import { isHidden } from "../hidden";

/** What the worker knows of the site; written into it by the emitter. */
export interface WorkerSite {
  readonly slugs: Parameters<typeof createResolver>[0]["slugs"];
  /** {host}: the application's origin. */
  readonly app: string;
  readonly headers: OurHeaders;
  /** By file: `/about/index.html`. */
  readonly fileHeaders: Readonly<Record<string, OurHeaders>>;
}

/** Cloudflare's own server of the deployed files. */
export interface WorkerEnvironment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

/**
 * Cloudflare Pages' `_worker.js`: the same resolver as the embedded server, before Pages' files. `_redirects` cannot say
 * it: its rules come before files, so that a catch-all would swallow the site, they heed case, and 100 with a wildcard
 * are the most there can be. Source: developers.cloudflare.com/pages, "Advanced mode", "Redirects".
 */
export function createWorker({ slugs, app, headers, fileHeaders }: WorkerSite) {
  // Only ASSETS knows the files: the table is asked as if there were every file, then, where there is not, as if none.
  // Every file we build has an extension; without one, ASSETS would answer `/404` with 404.html.
  const mayBeFile = (path: string) => hasExtension(path) && !isHidden(path) && !/\.(?:br|gz)$/.test(path);
  const asFile = createResolver({ slugs, host: app, hasFile: mayBeFile });
  const asMissing = createResolver({ slugs, host: app, hasFile: () => false });

  async function answer(request: Request, { ASSETS }: WorkerEnvironment): Promise<Response> {
    const url = new URL(request.url);
    const target = url.pathname + url.search;
    const asset = (path: string) => ASSETS.fetch(new Request(new URL(assetPath(path), url), request));

    async function respond(reply: RouteResult): Promise<Response> {
      switch (reply.kind) {
        case "badRequest":
          return text(400, "Bad request\n");
        case "page": {
          const file = `${reply.page === "/" ? "" : reply.page}/index.html`;
          return withHeaders(await asset(file), cacheControl.revalidate, fileHeaders[file]);
        }
        case "file": {
          const found = await asset(reply.path);
          // A redirect to another spelling is no file either: `/about.html` would lead to the folder `/about/`.
          return found.ok || found.status === 304
            ? withHeaders(found, cacheControlOf(reply.path), fileHeaders[reply.path])
            : respond(asMissing(target));
        }
        case "redirect":
          return empty(reply.status, reply.to, cacheControl.revalidate);
        case "appRedirect":
          return empty(reply.status, reply.to, cacheControl.never);
        case "notFound": {
          if (!/\.html?$/i.test(url.pathname)) return text(404, "Not found\n");
          const page = await asset(notFoundPath);
          return withHeaders(
            new Response(page.body, { status: 404, headers: page.headers }),
            cacheControl.revalidate,
            fileHeaders[notFoundPath],
          );
        }
      }
    }

    const reply = asFile(target);
    if (reply.kind !== "badRequest" && request.method !== "GET" && request.method !== "HEAD") {
      return text(405, "Method not allowed\n", { Allow: "GET, HEAD" });
    }
    return respond(reply);
  }

  const withHeaders = (response: Response, caching: string, own: OurHeaders = {}) => {
    const sent = new Headers(response.headers);
    for (const [name, value] of Object.entries({ ...headers, ...own, "Cache-Control": caching }))
      sent.set(name, value);
    return new Response(response.body, { status: response.status, headers: sent });
  };
  const text = (status: number, body: string, own: OurHeaders = {}) =>
    withHeaders(
      new Response(body, { status, headers: { "Content-Type": "text/plain;charset=utf-8" } }),
      cacheControl.revalidate,
      own,
    );
  const empty = (status: number, location: string, caching: string) =>
    withHeaders(new Response(null, { status, headers: { Location: location } }), caching);

  return { fetch: answer };
}

/** Pages answers `x/index.html` at `/x/` and `x.html` at `/x`, and would redirect there. */
function assetPath(file: string): string {
  return encodeURI(file)
    .replace(/[?#]/g, encodeURIComponent)
    .replace(/(?<=\/)index\.html$|\.html$/, "");
}
