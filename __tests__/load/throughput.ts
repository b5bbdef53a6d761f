import { RawClient } from "../hosting/raw-client";

/** Concurrent connections, and the pipelined requests on each. */
const CONNECTIONS = 32;
const PIPELINED = 8;

/** Requested in turn, with the status of each. */
const MIX = Object.entries({
  "/": 200,
  "/about/team": 200,
  "/faq/ivf": 200,
  "/app-0123456789abcdef0123.js": 200,
  "/financing?x=1": 301,
  "/login?x=1": 302,
  "/missing.png": 404,
  "/robots.txt": 200,
});

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
      const batch = Array.from({ length: PIPELINED }, (_, position) => MIX[(at + position) % MIX.length]!);
      const check = async ([path, expected]: [string, number]) => {
        const { status } = await client.send(path);
        if (status !== expected) throw new Error(`${path} has status ${status}; expected ${expected}`);
      };
      await Promise.all(batch.map(check));
      responses += batch.length;
    }
    client.close();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, offset) => work(offset)));
  return responses / ((performance.now() - started) / 1000);
}
