import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { contentTypes } from "../content-types";
import { cacheControl, cacheControlOf, type Headers } from "../headers";

/**
 * Creates a file sender on top of sirv, which implements types, ETag and 304, HEAD, ranges, and precompressed brotli and
 * gzip. The helpers below add requirements of HTTP that sirv 3.0.2 does not meet.
 * @param publicDir the folder that the build wrote. It is listed only once: create another one after a build
 * @returns a function that sends the file at a path such as `/about/index.html`; 404 without a body if it is missing
 */
export function createFileSender(publicDir: string) {
  const serve = sirv(publicDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  });

  return (req: IncomingMessage, res: ServerResponse, path: string): void => {
    res.setHeader("Accept-Ranges", "bytes");
    res.setHeader("Cache-Control", cacheControlOf(path));
    res.setHeader("Vary", "Accept-Encoding");
    const type = contentTypes[extname(path)];
    if (type) res.setHeader("Content-Type", type);

    keepServableRange(req);
    keepAcceptedCodings(req);
    correctResponse(req, res);
    closeFileWithResponse(req, res);

    req.url = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
    serve(req, res);
  };
}

/**
 * sirv reads `bytes=0-0` as the whole file and a suffix (`bytes=-500`) as a prefix, and throws on very long numbers. It
 * ignores If-Range, although its weak ETag never satisfies one (RFC 9110 13.1.5), and applies ranges to HEAD.
 * Without the header the whole file is sent, which is always allowed (RFC 9110 14.2).
 */
function keepServableRange(req: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(req.headers.range ?? "") ?? [];
  const isServable = first !== undefined && (last === "" || Number(last) >= Math.max(1, Number(first)));
  if (!isServable || req.method === "HEAD" || req.headers["if-range"] !== undefined) delete req.headers.range;
}

/** sirv looks only for the name of a coding, but `br;q=0` means "not brotli" (RFC 9110 12.4.2). */
function keepAcceptedCodings(req: IncomingMessage): void {
  const codings = req.headers["accept-encoding"]?.toString().split(",") ?? [];
  req.headers["accept-encoding"] = codings.filter((coding) => !/;\s*q=0(\.0*)?\s*$/i.test(coding)).join(",");
}

/**
 * sirv compares If-None-Match with one ETag only, ignores If-Modified-Since, omits the ETag of a 304 (RFC 9110 13.1.2,
 * 13.1.3, 15.4.5), and caches an unsatisfiable range (416) as long as the file.
 */
function correctResponse(req: IncomingMessage, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (status: number, headers?: Headers) => ServerResponse;
  const match = req.headers["if-none-match"];
  const isCached = (etag: string, modified: string) =>
    match === undefined
      ? Date.parse(modified) <= Date.parse(req.headers["if-modified-since"] ?? "")
      : match.trim() === "*" ||
        match.split(",").some((known) => known.trim().replace(/^(?:W\/)?/, "W/") === etag);
  res.writeHead = ((status: number, headers?: Headers) => {
    if (status === 304) return writeHead(304, { ETag: match! });
    // A shared cache may store it under the file's address, without the range.
    if (status === 416) res.setHeader("Cache-Control", cacheControl.revalidate);
    const { ETag = "", "Last-Modified": modified = "" } = headers ?? {};
    return ETag && isCached(ETag, modified) ? writeHead(304, { ETag }) : writeHead(status, headers);
  }) as typeof res.writeHead;
}

/**
 * sirv pipes a file and does nothing else with the stream: a visitor who disconnects would leave the file open, a file
 * removed since the start would crash the process, and HEAD or a 304 would read the whole file for nothing.
 */
function closeFileWithResponse(req: IncomingMessage, res: ServerResponse): void {
  res.once("pipe", (file: Readable) => {
    file.once("error", () => res.destroy());
    res.once("close", () => file.destroy());
    if (req.method !== "HEAD" && res.statusCode !== 304) return;
    file.unpipe(res);
    res.end();
  });
}
