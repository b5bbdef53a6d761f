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

/** Fails a request on the wire. */
export async function fail(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  if (fault === "reset") request.socket.resetAndDestroy();
  if (fault === "reset" || fault === "stall") return; // After a stall the client must time out.

  response.writeHead(200, {
    "Content-Type": "application/json",
    ...(fault !== "truncate-chunked" && { "Content-Length": Buffer.byteLength(body) }),
  });
  const half = Math.ceil(body.length / 2);
  response.write(body.slice(0, half));
  if (fault === "stall-body") return;
  if (fault === "slow-body") {
    for (const part of body.slice(half).match(/.{1,8}/gs) ?? []) {
      await pause(2);
      response.write(part);
    }
    response.end();
    return;
  }
  await pause(5);
  request.socket.destroy();
}
