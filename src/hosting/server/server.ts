import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from "node:http";
import { join } from "node:path";
import { serviceOrigins, type Environment } from "../../site/environment";
import { createResolver } from "../../site/routes";
import { notFoundPath } from "../../site/special-pages";
import { readBuiltSite, type BuiltSite } from "../built-site";
import { handleFaults } from "./faults";
import { acceptsHtml, cacheControl } from "../headers";
import { createFileSender } from "./static-files";

/** Limits per connection, in milliseconds and bytes. Requests for pages are small and short. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // Node's own response would lack the security headers; `respond` checks Host instead.
  requireHostHeader: false,
} satisfies ServerOptions;

/** A client that reads nothing for this long is disconnected; milliseconds. */
const IDLE_SOCKET_TIMEOUT = 60_000;

/** Changes with each build, at whose end the adapter touches the folder (src/hosting/adapter/index.ts). */
const timestampOf = (publicDir: string) => statSync(publicDir, { throwIfNoEntry: false })?.mtimeMs;

/** Prepares what the server needs for each request. @param timestamp of the folder before it was read */
function prepare({ publicDir, files, slugs, app, fileHeaders }: BuiltSite, timestamp: number | undefined) {
  const notFoundFile = join(publicDir, notFoundPath);
  return {
    files,
    timestamp,
    resolve: createResolver({ slugs, host: app, hasFile: (path) => files.has(path) }),
    sendFile: createFileSender(publicDir),
    notFoundPage: existsSync(notFoundFile) ? readFileSync(notFoundFile) : undefined,
    headersOf: new Map([...fileHeaders].map(([file, headers]) => [file, new Map(Object.entries(headers))])),
  };
}

/**
 * Creates the embedded server, which serves a built site according to the route table. It does not listen yet, and it
 * writes no access log, because a path may contain a secret. Source: RFC 9110.
 * @param publicDir the folder that the build wrote; it is read again after each build
 * @throws StartError if the folder contains no built site
 */
export function createSite(publicDir: string, { app, services }: Pick<Environment, "app" | "services">) {
  const read = () => readBuiltSite(publicDir, app, serviceOrigins(services));
  const timestamp = timestampOf(publicDir);
  const built = read();
  const commonHeaders = new Map(Object.entries(built.headers));
  let site = prepare(built, timestamp);

  function sendNotFound(res: ServerResponse, asPage: boolean): void {
    res.setHeader("Vary", "Accept");
    if (!asPage || !site.notFoundPage) return send(res, 404, "Not found\n");
    res.setHeaders(site.headersOf.get(notFoundPath) ?? new Map());
    send(res, 404, site.notFoundPage, cacheControl.revalidate, "text/html;charset=utf-8");
  }

  function sendBuilt(req: IncomingMessage, res: ServerResponse, file: string): void {
    res.setHeaders(site.headersOf.get(file) ?? new Map());
    site.sendFile(req, res, file);
  }

  function respond(req: IncomingMessage, res: ServerResponse): void {
    const now = timestampOf(publicDir);
    if (now !== site.timestamp) site = prepare(read(), now);
    const result = site.resolve(originForm(req.url ?? ""));
    const hosts = req.headersDistinct.host?.length ?? 0;
    const isHostValid = hosts === 1 || (hosts === 0 && req.httpVersion === "1.0"); // RFC 9112 3.2
    if (result.kind === "badRequest" || !isHostValid) return send(res, 400, "Bad request\n");
    if (req.method !== "GET" && req.method !== "HEAD") {
      // The body is not read, so the connection cannot be reused.
      res.setHeader("Allow", "GET, HEAD").setHeader("Connection", "close");
      return send(res, 405, "Method not allowed\n");
    }
    switch (result.kind) {
      case "page": {
        const file = `${result.page === "/" ? "" : result.page}/index.html`;
        if (!site.files.has(file)) return sendNotFound(res, true);
        return sendBuilt(req, res, file);
      }
      case "file":
        return sendBuilt(req, res, result.path);
      case "redirect":
      case "appRedirect":
        res.setHeader("Location", result.to);
        return send(res, result.status, "", result.kind === "appRedirect" ? cacheControl.never : undefined);
      case "notFound":
        return sendNotFound(res, acceptsHtml(req.headers.accept));
    }
  }

  function handle(req: IncomingMessage, res: ServerResponse): void {
    res.setHeaders(commonHeaders);
    try {
      respond(req, res);
    } catch (error) {
      // Only the stack is logged: other properties of an error may contain the URL, which may contain a secret.
      console.error(error instanceof Error ? error.stack : "Unknown error");
      if (res.headersSent) res.destroy();
      else send(res, 500, "Internal error\n");
    }
  }

  const server = createServer(LIMITS, handle);
  // Node would respond to an Expect other than 100-continue with 417; ignoring it is allowed (RFC 9110 10.1.1).
  server.on("checkExpectation", handle);
  handleFaults(server, built.headers);
  server.setTimeout(IDLE_SOCKET_TIMEOUT);
  return server;
}

/** Returns the path and query of a request target that is an absolute URL (RFC 9112 3.2.2); its host is ignored. */
function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return path === target || path.startsWith("/") ? path : `/${path}`;
}

/** Sends a whole response. For HEAD, Node omits the body and keeps its length. */
function send(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  caching: string = cacheControl.revalidate,
  type = "text/plain;charset=utf-8",
): void {
  res.writeHead(status, {
    "Cache-Control": caching,
    "Content-Length": Buffer.byteLength(body),
    ...(body.length > 0 && { "Content-Type": type }),
  });
  res.end(body);
}
