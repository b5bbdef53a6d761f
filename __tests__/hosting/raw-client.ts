import { connect, type Socket } from "node:net";

export interface RawReply {
  readonly status: number;
  /** Values by lower-case name; values of equal names are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

interface Waiting {
  readonly hasBody: boolean;
  readonly resolve: (reply: RawReply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A client that sends bytes unchanged, over one keep-alive connection. Node's and browsers' clients normalize URLs, which
 * would hide how a server handles them.
 */
export class RawClient {
  private socket: Socket | undefined;
  private received: Buffer = Buffer.alloc(0);
  private waiting: Waiting[] = [];
  private readonly port: number;

  constructor(address: string) {
    this.port = Number(new URL(address).port);
  }

  /**
   * Sends a request. If the reply closes the connection, the next request opens another one.
   * @param target the request target, as bytes on the wire, without CR or LF
   */
  send(target: Buffer | string, method = "GET", headers = ""): Promise<RawReply> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ hasBody: method !== "HEAD", resolve, reject });
      const socket = this.connected();
      socket.write(
        Buffer.concat([
          Buffer.from(`${method} `),
          Buffer.from(target),
          Buffer.from(` HTTP/1.1\r\nHost: x\r\n${headers}\r\n`),
        ]),
      );
    });
  }

  close(): void {
    this.socket?.destroy();
  }

  private connected(): Socket {
    if (this.socket) return this.socket;
    const socket = connect({ port: this.port, host: "127.0.0.1", noDelay: true });
    this.socket = socket;
    this.received = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      if (this.socket !== socket) return;
      this.received = this.received.length ? Buffer.concat([this.received, chunk]) : chunk;
      while (this.waiting.length && this.takeReply());
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      for (const { reject } of this.waiting.splice(0)) reject(new Error("closed without a response"));
    });
    return socket;
  }

  /** Takes a complete reply from the received bytes. @returns false if there is none */
  private takeReply(): boolean {
    const [waiting] = this.waiting;
    const end = this.received.indexOf("\r\n\r\n");
    if (end < 0 || !waiting) return false;
    const [statusLine = "", ...lines] = this.received.toString("latin1", 0, end).split("\r\n");
    const headers = new Map<string, string>();
    for (const line of lines) {
      const name = line.slice(0, line.indexOf(":")).toLowerCase();
      const value = line.slice(line.indexOf(":") + 1).trim();
      headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
    }
    const status = Number(statusLine.slice(9, 12));
    const length = waiting.hasBody && status !== 304 ? Number(headers.get("content-length") ?? 0) : 0;
    const whole = end + 4 + length;
    if (this.received.length < whole) return false;
    const body = Buffer.from(this.received.subarray(end + 4, whole));
    this.received = this.received.subarray(whole);
    this.waiting.shift();
    if (headers.get("connection")?.toLowerCase() === "close") {
      this.socket?.destroy();
      this.socket = undefined;
    }
    waiting.resolve({ status, headers, body });
    if (!this.socket)
      for (const { reject } of this.waiting.splice(0)) reject(new Error("closed before pipelined requests"));
    return true;
  }
}
