import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request over its own connection. The path is sent as it stands: no client cleans it up. */
export function ask(
  address: string,
  path: string,
  method = "GET",
  headers: Record<string, string> = {},
): Promise<Reply> {
  return new Promise((settle, fail) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("error", fail);
      res.on("end", () =>
        settle({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", fail);
    sent.end();
  });
}

/** Sends bytes and returns all that comes back until the server closes the connection. */
export function askRaw(address: string, bytes: string): Promise<string> {
  return new Promise((settle) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    let received = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (received += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => settle(received));
  });
}
