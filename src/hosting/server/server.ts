import { existsSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import type { Resolve } from "../../site/routes";
import { notFoundPath } from "../../site/special-pages";
import type { BuiltSite } from "../built-site";
import { answerFaultsWith } from "./faults";
import { cacheControl } from "../headers";
import { createFileSender } from "./static-files";

/** Bounds on what one connection may take; milliseconds and bytes. A request for a page is small and quick. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // Node would answer without our headers; see `answer`.
  requireHostHeader: false,
} satisfies ServerOptions;

/** A visitor who takes no byte of a download for this long is gone; milliseconds. */
const IDLE_SOCKET_TIMEOUT = 60_000;

/**
 * The embedded server: the built site, answered by the route table. It writes no log, because a path may carry a
 * secret (routing.md 7). Source: routing.md 9, RFC 9110.
 * @returns a server that does not listen yet.
 */
export function createSiteServer(site: Omit<BuiltSite, "slugs" | "app">, resolve: Resolve): Server {
  const { publicDir, files, fileHeaders } = site;
  const sendFile = createFileSender(publicDir);
  const notFoundFile = join(publicDir, notFoundPath);
  const notFoundPage = existsSync(notFoundFile) ? readFileSync(notFoundFile) : undefined;
  const commonHeaders = new Map(Object.entries(site.headers));
  const headersOf = new Map(
    [...fileHeaders].map(([file, headers]) => [file, new Map(Object.entries(headers))]),
  );

  /** People get a page; what was to be an image, a script or page data gets one line. */
  function sendNotFound(res: ServerResponse, wanted: "page" | "asset"): void {
    if (wanted === "asset" || !notFoundPage) return send(res, 404, "Not found\n");
    res.setHeaders(headersOf.get(notFoundPath) ?? new Map());
    send(res, 404, notFoundPage, "text/html;charset=utf-8");
  }

  function sendBuilt(req: IncomingMessage, res: ServerResponse, file: string): void {
    res.setHeaders(headersOf.get(file) ?? new Map());
    sendFile(req, res, file);
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const target = originForm(req.url ?? "");
    const reply = resolve(target);
    const hostMissing = req.headers.host === undefined && req.httpVersion !== "1.0"; // RFC 9112 3.2
    if (reply.kind === "badRequest" || hostMissing) return send(res, 400, "Bad request\n");
    if (req.method !== "GET" && req.method !== "HEAD") {
      // A body that nobody reads must not keep the connection.
      res.setHeaders(
        new Map([
          ["Allow", "GET, HEAD"],
          ["Connection", "close"],
        ]),
      );
      return send(res, 405, "Method not allowed\n");
    }
    switch (reply.kind) {
      case "page": {
        const file = `${reply.page === "/" ? "" : reply.page}/index.html`;
        if (!files.has(file)) return sendNotFound(res, "page");
        return sendBuilt(req, res, file);
      }
      case "file":
        return sendBuilt(req, res, reply.path);
      case "redirect":
      case "appRedirect":
        res.setHeader("Location", reply.to);
        return send(
          res,
          reply.status,
          "",
          undefined,
          reply.kind === "appRedirect" ? cacheControl.never : undefined,
        );
      case "notFound":
        return sendNotFound(res, /^[^?#]*\.html?(?:[?#]|$)/i.test(target) ? "page" : "asset");
    }
  }

  function handle(req: IncomingMessage, res: ServerResponse): void {
    res.setHeaders(commonHeaders);
    try {
      answer(req, res);
    } catch (error) {
      // The stack alone: some errors carry the URL they failed on, and a URL may carry a secret.
      console.error(error instanceof Error ? error.stack : "Unknown error");
      if (res.headersSent) res.destroy();
      else send(res, 500, "Internal error\n");
    }
  }

  const server = createServer(LIMITS, handle);
  // Node would answer an Expect other than 100-continue with 417; ignoring it is allowed (RFC 9110 10.1.1).
  server.on("checkExpectation", handle);
  answerFaultsWith(server, site.headers);
  server.setTimeout(IDLE_SOCKET_TIMEOUT);
  return server;
}

/** A request may name the whole address (RFC 9112 3.2.2); its host is not ours to believe. */
function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return path === target || path.startsWith("/") ? path : `/${path}`;
}

/** Node leaves the body away on HEAD and keeps its length. */
function send(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  type = "text/plain;charset=utf-8",
  caching: string = cacheControl.revalidate,
): void {
  res.writeHead(status, {
    "Cache-Control": caching,
    "Content-Length": Buffer.byteLength(body),
    ...(body.length > 0 && { "Content-Type": type }),
  });
  res.end(body);
}
