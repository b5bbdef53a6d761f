import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { cacheControl, type Headers } from "../headers";

/** Status lines by error code of Node's parser and timeouts; any other error is 400. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Responds to malformed HTTP, headers that are too large or too slow, and CONNECT, none of which reach the request handler.
 * Node's own responses would have no security headers.
 * @param headers sent with every response
 */
export function handleFaults(server: Server, headers: Headers): void {
  const common = Object.entries({
    ...headers,
    "Cache-Control": cacheControl.revalidate,
    "Content-Length": "0",
    Connection: "close",
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const end = (socket: Duplex, status: string, extra = "") => {
    if (!socket.writable) return void socket.destroy();
    socket.end(`HTTP/1.1 ${status}\r\n${extra}${common}\r\n`, () => socket.destroy());
  };

  const latest = new WeakMap<Duplex, ServerResponse>();
  const note = (req: IncomingMessage, res: ServerResponse) => void latest.set(req.socket, res);
  server.on("request", note).on("checkExpectation", note);

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Inside a response that is being sent, this one would be read as a part of its body.
    const isResponding = latest.get(socket)?.writableFinished === false;
    // ECONNRESET: the client has disconnected.
    if (error.code === "ECONNRESET" || isResponding) socket.destroy();
    else end(socket, STATUS[error.code ?? ""] ?? "400 Bad Request");
  });
  server.on("connect", (_req, socket) => {
    socket.on("error", () => undefined);
    end(socket, "405 Method Not Allowed", "Allow: GET, HEAD\r\n");
  });
}
