import { RawClient } from "../hosting/raw-client";

/** Requests under way at once: connections, each with as many requests sent ahead. */
const CONNECTIONS = 32;
const AHEAD = 8;

/** What is asked for in turn: a page, a page below itself, a script, a redirect, a hand-over, a missing file. */
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
 * Asks for the mix over kept connections until the time is over.
 * @param seconds how long
 * @returns right answers per second
 * @throws Error at the first wrong status
 */
export async function throughput(address: string, seconds: number): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let answered = 0;
  async function work(offset: number): Promise<void> {
    const client = new RawClient(address);
    for (let at = offset; performance.now() < end; at += AHEAD) {
      const batch = Array.from({ length: AHEAD }, (_, ahead) => (at + ahead) % MIX.length);
      const replies = await Promise.all(batch.map((index) => client.ask(MIX[index] ?? "/")));
      replies.forEach(({ status }, ahead) => {
        const index = batch[ahead] ?? 0;
        if (status !== STATUSES[index])
          throw new Error(`${MIX[index]} answered ${status}; expected ${STATUSES[index]}`);
      });
      answered += replies.length;
    }
    client.close();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, offset) => work(offset)));
  return answered / ((performance.now() - started) / 1000);
}
