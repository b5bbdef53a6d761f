import { connect, type Socket } from "node:net";

export interface RawReply {
  readonly status: number;
  /** By lower-case name; of several equal names, all, joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

interface Waiting {
  readonly hasBody: boolean;
  readonly settle: (reply: RawReply) => void;
  readonly fail: (error: Error) => void;
}

/**
 * A client that sends bytes as they are, one request after another over one kept connection. Node's and browsers'
 * clients clean a URL up, which would hide what a server makes of it.
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
   * @param target the request target, as bytes on the wire; no CR or LF, which would end it
   * @returns the reply; one that closed the connection is followed by a new connection
   */
  ask(target: Buffer | string, method = "GET", headers = ""): Promise<RawReply> {
    return new Promise((settle, fail) => {
      this.waiting.push({ hasBody: method !== "HEAD", settle, fail });
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
      for (const { fail } of this.waiting.splice(0)) fail(new Error("closed without an answer"));
    });
    return socket;
  }

  /** @returns whether a whole reply was there */
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
    waiting.settle({ status, headers, body });
    if (!this.socket)
      for (const { fail } of this.waiting.splice(0)) fail(new Error("closed before the requests sent ahead"));
    return true;
  }
}
