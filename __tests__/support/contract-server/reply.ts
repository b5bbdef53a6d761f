import type { IncomingMessage, ServerResponse } from "node:http";
import type { Fault } from "./script";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a complete response. */
export function respond(
  response: ServerResponse,
  status: number,
  body: string,
  type = "application/json",
): void {
  // On every status with which a client might honor it.
  if ([425, 429, 503].includes(status)) response.setHeader("Retry-After", "60");
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}

/** Sends the first half of a response. */
function begin(response: ServerResponse, body: string): void {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) });
  response.write(body.slice(0, Math.ceil(body.length / 2)));
}

/** Fails a request on the wire. */
export async function fail(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  switch (fault) {
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "stall":
      return; // The client must time out.
    case "stall-body":
      begin(response, body);
      return;
    case "truncate":
      begin(response, body);
      await pause(5);
      request.socket.destroy();
      return;
    case "truncate-chunked":
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write(body.slice(0, 5));
      await pause(5);
      request.socket.destroy();
      return;
    case "slow-body":
      begin(response, body);
      for (const part of body.slice(Math.ceil(body.length / 2)).match(/.{1,8}/gs) ?? []) {
        await pause(2);
        response.write(part);
      }
      response.end();
  }
}
