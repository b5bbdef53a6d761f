import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { contentTypes } from "../content-types";
import { cacheControlOf } from "../headers";

/** Sends the built file at a path such as `/about/index.html`; 404 without a body where there is none. */
export type SendFile = (req: IncomingMessage, res: ServerResponse, path: string) => void;

/**
 * Files by sirv: types, ETag and 304, HEAD, ranges, precompressed brotli and gzip. The code around it adds what HTTP requires
 * and sirv 3.0.2 leaves out; each helper below documents one.
 * @param publicDir the folder the build wrote. It is listed once, now: restart the server after a build.
 */
export function createFileSender(publicDir: string): SendFile {
  const serve = sirv(publicDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // Called before a 200 or 206, never before a 304: see `echoEtag`.
    setHeaders: (res) => res.removeHeader("ETag"),
  });

  return (req, res, path) => {
    res.setHeader("Accept-Ranges", "bytes");
    res.setHeader("Cache-Control", cacheControlOf(path));
    res.setHeader("Vary", "Accept-Encoding");
    const type = contentTypes[extname(path)];
    if (type) res.setHeader("Content-Type", type);

    keepServableRange(req);
    keepAcceptedCodings(req);
    echoEtag(req, res);
    closeFileWithResponse(req, res);

    req.url = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
    serve(req, res);
  };
}

/**
 * sirv reads `bytes=0-0` as the whole file, a suffix (`bytes=-500`) as a prefix, and throws on very long numbers; it
 * ignores If-Range, though its ETag is weak and never satisfies one (RFC 9110 13.1.5), and takes a range on HEAD.
 * Dropping the header sends the whole file, which is always allowed (RFC 9110 14.2).
 */
function keepServableRange(req: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(req.headers.range ?? "") ?? [];
  const readRight = first !== undefined && (last === "" || Number(last) >= Math.max(1, Number(first)));
  if (!readRight || req.method === "HEAD" || req.headers["if-range"] !== undefined) delete req.headers.range;
}

/** sirv looks for the coding's name alone; `br;q=0` means "not brotli" (RFC 9110 12.4.2). */
function keepAcceptedCodings(req: IncomingMessage): void {
  const codings = req.headers["accept-encoding"]?.toString().split(",") ?? [];
  req.headers["accept-encoding"] = codings.filter((coding) => !/;\s*q=0(\.0*)?\s*$/i.test(coding)).join(",");
}

/** A 304 names the ETag it confirms (RFC 9110 15.4.5). sirv's does not; it is the one the request asked about. */
function echoEtag(req: IncomingMessage, res: ServerResponse): void {
  const asked = req.headers["if-none-match"];
  if (asked !== undefined) res.setHeader("ETag", asked);
}

/**
 * sirv pipes a file without watching it: a visitor who leaves would leave the file open for ever, a file that is gone
 * since the start would end the process, and HEAD would read the whole file for nothing.
 */
function closeFileWithResponse(req: IncomingMessage, res: ServerResponse): void {
  res.once("pipe", (file: Readable) => {
    file.once("error", () => res.destroy());
    res.once("close", () => file.destroy());
    if (req.method !== "HEAD") return;
    file.unpipe(res);
    res.end();
  });
}
