/**
 * A bounded load test over the loopback interface: requests per second compared with nginx on the same files, then all
 * kinds of faults while responses are checked, then SIGTERM under load.
 * Usage: `tsx __tests__/load/run.ts [--seconds 5] [--connections 10000]`.
 * Exits with code 1 if a response was wrong or the server did not exit cleanly.
 */
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { command } from "../../src/tools/cli/command";
import { readNumbers } from "../support/number-options";
import { sendRequest } from "../hosting/send-request";
import { buildFixture, video } from "../hosting/fixture";
import { checkUnderFaults } from "./under-faults";
import { throughput } from "./throughput";
import { NGINX_MISSING, hasNginx, startNginx } from "../hosting/nginx";
import { spawnSite } from "../hosting/spawn-site";

const failures: string[] = [];

function report(what: string, isRight: boolean, figures: string): void {
  console.log(`${isRight ? "ok    " : "FAILED"} ${what}: ${figures}`);
  if (!isRight) failures.push(what);
}

async function main(): Promise<void> {
  const { seconds, connections } = readNumbers({ seconds: 5, connections: 10000 });
  const fixture = buildFixture();
  const site = spawnSite(fixture.publicDir);
  const address = await site.address;

  await compareWithNginx(address, fixture.publicDir, seconds);
  await underFaults(address, connections);
  await stopUnderLoad(address, site.child);
  fixture.remove();
  if (failures.length) process.exitCode = 1;
}

/** Measures both servers alternately, twice each, so that both run under the same conditions. */
async function compareWithNginx(address: string, publicDir: string, seconds: number): Promise<void> {
  const nginx = hasNginx() ? await startNginx(publicDir) : undefined;
  if (!nginx) console.warn(NGINX_MISSING);
  await throughput(address, 1); // Warm-up.
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const _round of [1, 2]) {
    ours.push(Math.round(await throughput(address, seconds)));
    if (nginx) theirs.push(Math.round(await throughput(nginx.address, seconds)));
  }
  await nginx?.stop();
  report(
    "requests per second",
    true,
    `embedded ${ours.join(", ")}; nginx ${theirs.join(", ") || "not installed"} (one process each, ${seconds} s per round)`,
  );
}

async function underFaults(address: string, connections: number): Promise<void> {
  const { right, refused, checked, wrong, slowest, seconds } = await checkUnderFaults(address, {
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
  const what = "responses meanwhile, with 300 slow senders, 100 slow readers, 2,000 aborted requests";
  report(
    what,
    wrong === 0,
    `${checked} checked, ${wrong} wrong, slowest ${Math.round(slowest)} ms, ${seconds.toFixed(1)} s in total`,
  );
}

/** Sends SIGTERM during traffic: no response may be truncated, and the process must exit by itself with code 0. */
async function stopUnderLoad(address: string, child: ReturnType<typeof spawnSite>["child"]): Promise<void> {
  let [whole, truncated] = [0, 0];
  let isRunning = true;
  const traffic = Array.from({ length: 20 }, async () => {
    while (isRunning) {
      // A connection that is refused, or closed before the first byte of the response, is not a truncated response.
      const isWhole = await sendRequest(address, video).then(
        ({ body }) => body.length === 8_000_000,
        (error: Error) => error.message !== "aborted",
      );
      if (isWhole) whole += 1;
      else truncated += 1;
      if (child.exitCode !== null || child.killed) isRunning = false;
    }
  });
  await pause(500);
  const exit = once(child, "exit");
  const signaled = performance.now();
  child.kill("SIGTERM");
  const [code] = (await exit) as [number | null];
  isRunning = false;
  await Promise.all(traffic);
  const milliseconds = Math.round(performance.now() - signaled);
  report(
    "SIGTERM under load",
    code === 0 && truncated === 0 && milliseconds < 8_000,
    `code ${code} after ${milliseconds} ms; ${whole} downloads of 8 MB complete or refused, ${truncated} truncated`,
  );
}

void command(main);
