/**
 * A bounded load on the loopback: requests per second beside nginx on the same files, then faults of every kind while
 * answers are checked, then SIGTERM under load: `tsx __tests__/load/run.ts [--seconds 5] [--connections 10000]`.
 * Ends with code 1 when an answer was wrong or the server did not end cleanly.
 */
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ask } from "../hosting/ask";
import { buildFixture, video } from "../hosting/fixture";
import { answersUnderFaults } from "./under-faults";
import { throughput } from "./throughput";
import { NGINX_MISSING, hasNginx, startNginx } from "../hosting/nginx";
import { addressIn, spawnSite } from "../hosting/spawn-site";

const options = {
  seconds: { type: "string", default: "5" },
  connections: { type: "string", default: "10000" },
} as const;
const failures: string[] = [];

function report(what: string, right: boolean, figures: string): void {
  console.log(`${right ? "ok    " : "FAILED"} ${what}: ${figures}`);
  if (!right) failures.push(what);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
  const fixture = buildFixture();
  const site = spawnSite(resolve(fixture.publicDir, ".."), {});
  const address = addressIn(await site.saidLine);

  await besideNginx(address, fixture.publicDir, seconds);
  await underFaults(address, connections);
  await endUnderLoad(address, site.child);
  fixture.remove();
  if (failures.length) process.exitCode = 1;
}

/** In turns, twice each, so that both meet the same machine. */
async function besideNginx(address: string, publicDir: string, seconds: number): Promise<void> {
  const nginx = hasNginx() ? await startNginx(publicDir) : undefined;
  if (!nginx) console.warn(NGINX_MISSING);
  await throughput(address, 1); // Warms the code up.
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const _round of [1, 2]) {
    ours.push(Math.round(await throughput(address, seconds)));
    if (nginx) theirs.push(Math.round(await throughput(nginx.address, seconds)));
  }
  await nginx?.stop();
  report(
    "requests per second",
    true,
    `embedded ${ours.join(", ")}; nginx ${theirs.join(", ") || "not installed"} (one process each, ${seconds} s a round)`,
  );
}

async function underFaults(address: string, connections: number): Promise<void> {
  const { right, refused, checked, wrong, slowest, seconds } = await answersUnderFaults(address, {
    slow: 300,
    aborted: 2_000,
    oversized: 500,
    connections,
  });
  report("connections in sequence", right === connections, `${right} of ${connections} right`);
  report(
    "oversized and broken requests",
    refused.every((status) => status === "431" || status === "400"),
    `${refused.length} refused with ${[...new Set(refused)].join(" or ")}`,
  );
  const what = "answers meanwhile, with 300 slow senders, 100 slow readers, 2,000 aborted requests";
  report(
    what,
    wrong === 0,
    `${checked} checked, ${wrong} wrong, slowest ${Math.round(slowest)} ms, ${seconds.toFixed(1)} s in all`,
  );
}

/** SIGTERM in the middle of traffic: no answer is cut short, and the process ends by itself with code 0. */
async function endUnderLoad(address: string, child: ReturnType<typeof spawnSite>["child"]): Promise<void> {
  let [answered, cut] = [0, 0];
  let going = true;
  const traffic = Array.from({ length: 20 }, async () => {
    while (going) {
      // A connection that is refused, or closed before a byte of its answer, has not been cut short.
      const whole = await ask(address, video).then(
        ({ body }) => body.length === 8_000_000,
        (error: Error) => error.message !== "aborted",
      );
      if (whole) answered += 1;
      else cut += 1;
      if (child.exitCode !== null || child.killed) going = false;
    }
  });
  await pause(500);
  const exit = once(child, "exit");
  const asked = performance.now();
  child.kill("SIGTERM");
  const [code] = (await exit) as [number | null];
  going = false;
  await Promise.all(traffic);
  const milliseconds = Math.round(performance.now() - asked);
  report(
    "SIGTERM under load",
    code === 0 && cut === 0 && milliseconds < 8_000,
    `code ${code} after ${milliseconds} ms; ${answered} downloads of 8 MB whole or refused, ${cut} cut`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
