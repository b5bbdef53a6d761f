/**
 * A product API on loopback: a real HTTP server with tokens, renewals and injected faults.
 * Each scene is under `/s/{name}/` with its own script and log, so that many run in parallel.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fail, respond } from "./reply";
import { Scene } from "./scene";
import type { Log, Script } from "./script";
import { nameOf } from "./tokens";

export type ContractServer = Awaited<ReturnType<typeof startContractServer>>;

/** @param pages texts to serve as well, by path: the browser's page and bundle */
export async function startContractServer(
  pages: Readonly<Record<string, readonly [type: string, text: string]>> = {},
) {
  const scenes = new Map<string, Scene>();

  const server = createServer((request, response) => {
    // Browsers repeat a request when a reused connection is reset; new connections show only the client's own sends.
    response.setHeader("Connection", "close");
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = "", path = ""] = /^\/s\/([^/]+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const body = await text(request);
    const page = pages[request.url ?? ""];
    if (page !== undefined) return respond(response, 200, page[1], page[0]);
    const scene = scenes.get(name);
    if (scene === undefined) return respond(response, 404, "{}");

    const arrival = {
      method: request.method ?? "",
      path,
      body,
      bearer: nameOf(request.headers.authorization),
      type: request.headers["content-type"] ?? "",
      subsystem: String(request.headers["x-subsystem"] ?? ""),
      headers: request.headers,
    };
    response.setHeader("X-Request-Id", `request-${scene.log.arrivals.length + 1}`);
    const decision = await scene.receive(arrival);
    if ("response" in decision) return respond(response, ...decision.response);
    if (decision.fault.startsWith("stall")) scene.stall(response);
    await fail(decision.fault, request, response, JSON.stringify({ echo: `${arrival.method} ${path}` }));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Creates a scene; its API is at `{origin}/s/{name}`. */
    stage: (name: string, script: Script) => void scenes.set(name, new Scene(script)),
    logOf: (name: string): Log => scenes.get(name)?.log ?? { arrivals: [], mostRenewals: 0, stalled: 0 },
    /** Sends a scene's held responses. */
    release: (name: string) => scenes.get(name)?.release(),
    /** Removes a scene: later requests receive 404. */
    remove: (name: string) => void scenes.delete(name),
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
