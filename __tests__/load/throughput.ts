import { RawClient } from "../hosting/raw-client";

/** Concurrent connections, and the pipelined requests on each. */
const CONNECTIONS = 32;
const PIPELINED = 8;

/** Requested in turn: pages, a script, a redirect, a redirect to the app, a missing file, another file. */
const MIX = [
  "/",
  "/about/team",
  "/faq/ivf",
  "/app-0123456789abcdef0123.js",
  "/financing?x=1",
  "/login?x=1",
  "/missing.png",
  "/robots.txt",
];
const STATUSES = [200, 200, 200, 200, 301, 302, 404, 200];

/**
 * Requests the mix over keep-alive connections.
 * @param seconds the duration
 * @returns responses per second
 * @throws Error at the first wrong status
 */
export async function throughput(address: string, seconds: number): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let responses = 0;
  async function work(offset: number): Promise<void> {
    const client = new RawClient(address);
    for (let at = offset; performance.now() < end; at += PIPELINED) {
      const batch = Array.from({ length: PIPELINED }, (_, position) => (at + position) % MIX.length);
      const replies = await Promise.all(batch.map((index) => client.send(MIX[index] ?? "/")));
      replies.forEach(({ status }, position) => {
        const index = batch[position] ?? 0;
        if (status !== STATUSES[index])
          throw new Error(`${MIX[index]} has status ${status}; expected ${STATUSES[index]}`);
      });
      responses += replies.length;
    }
    client.close();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, offset) => work(offset)));
  return responses / ((performance.now() - started) / 1000);
}
