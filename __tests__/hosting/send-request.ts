import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request over its own connection. The path is sent unchanged, without normalization by a client. */
export function sendRequest(
  address: string,
  path: string,
  method = "GET",
  headers: Record<string, string> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (res) => {
      buffer(res).then(
        (body) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Sends bytes and returns everything received until the server closes the connection. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    let received = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (received += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
}

/** Waits until a server responds, for a limited number of attempts with a pause in milliseconds after each. */
export async function waitForServer(address: string, attempts: number, milliseconds: number): Promise<void> {
  for (let left = attempts; left > 0; left -= 1) {
    const responds = sendRequest(address, "/").then(
      () => true,
      () => false,
    );
    if (await responds) return;
    await pause(milliseconds);
  }
}
