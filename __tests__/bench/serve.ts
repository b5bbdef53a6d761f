import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

/**
 * Serves a folder of built pages with their brotli variants, the same way for every folder that is compared. Loopback
 * only.
 */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(sirv(folder, { brotli: true }));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
