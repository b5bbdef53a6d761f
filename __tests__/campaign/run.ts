import fc from "fast-check";
import { isApiError, path, v1 } from "../../src/application/api";
import { createApp } from "../../src/application/client";
import { createTestClock } from "../application/api/cases/clock";
import { createMemoryStorage } from "../application/api/cases/memory-storage";
import type { ContractServer } from "../support/contract-server/server";
import { createSharedStorage } from "./logins";
import { type PlannedCall, type Schedule, schedules } from "./schedule";
import { judge, NO_VIOLATIONS, type Settled, type Verdict } from "./verdict";

/** Real time in ms after which a call counts as unsettled. */
const PATIENCE = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function play(schedule: Schedule, scene: string, server: ContractServer) {
  server.stage(scene, schedule.script);
  const clock = createTestClock();
  const shared = createSharedStorage(createMemoryStorage(), () => server.logOf(scene), clock.now);
  shared.write("apiAuth", schedule.api);
  shared.write("userAuth", schedule.user);
  const base = `${server.origin}/s/${scene}`;
  const tabs = [0, 1].map((tab) => {
    const [storage, tabStorage] = [shared.forTab(tab), createMemoryStorage()];
    return createApp({
      bases: { v1: base, v3: `${base}/v3` },
      storage: () => storage,
      tabStorage: () => tabStorage,
      onStorage: shared.onStorage,
      clock,
      location: () => "/",
      reporter: { report: () => undefined },
      log: () => undefined,
      // The server distinguishes the renewals of the tabs by their address.
      renewal: v1.get(path`/v1/auth`, { tab }),
    });
  });

  async function call({ startsAt, abortsAt, tab, ...request }: PlannedCall): Promise<Settled> {
    await pause(startsAt);
    const caller = new AbortController();
    if (abortsAt !== undefined) setTimeout(() => caller.abort(), abortsAt - startsAt);
    try {
      const options = { signal: caller.signal };
      const data = await tabs[tab]!.client.send({ ...request, route: request.path }, options);
      return { echo: (data as { echo?: unknown } | undefined)?.echo };
    } catch (error) {
      return { code: isApiError(error) ? error.code : `thrown: ${String(error)}` };
    }
  }

  const disturbances = schedule.disturbances.map(async (disturbance) => {
    await pause(disturbance.at);
    if ("skew" in disturbance) clock.skew(disturbance.skew);
    else if ("login" in disturbance) shared.write("userAuth", disturbance.login);
    else if ("logout" in disturbance) shared.write("userAuth", undefined);
    else shared.write("apiAuth", disturbance.apiAuth);
  });

  let isDone = false;
  const settled: Settled[] = schedule.calls.map(() => "unsettled");
  const calls = schedule.calls.map(async (one, n) => (settled[n] = await call(one)));
  const all = Promise.all([...calls, ...disturbances]).then(() => (isDone = true));
  // Once every request in flight is one that the server will never answer, the time limit passes.
  for (const start = Date.now(); !isDone && Date.now() - start < PATIENCE;) {
    await Promise.race([all, pause(5)]);
    if (clock.armed > 0 && clock.armed === server.logOf(scene).stalled) clock.advance(30_000);
  }
  // Waits for deferred logouts, whose timers can run after longer ones on a busy machine.
  for (let tries = 0; tries === 0 || (shared.hasRefusedUser() && tries < 100); tries += 1) await pause(5);
  tabs.forEach((tab) => tab.dispose());
  const log = server.logOf(scene);
  server.remove(scene);
  return {
    verdict: {
      ...judge(schedule.calls, settled, log),
      undoneLogins: shared.undoneLogins(),
      missedLogouts: shared.hasRefusedUser() ? 1 : 0,
    },
    calls: schedule.calls.length,
    sends: log.arrivals.length,
    successes: settled.filter((one) => typeof one === "object" && "echo" in one).length,
    logins: schedule.disturbances.filter((one) => "login" in one).length,
  };
}

/**
 * Runs random schedules in several workers. Each worker has its own seed, counted up from `seed`, and stops at its first
 * failure.
 *
 * @param shrinks whether failures are reduced to the smallest schedule that fails, which takes minutes
 * @returns how much was run, the number of violations, and the schedules that failed, with the seed that reproduces each
 */
export async function runCampaign(
  server: ContractServer,
  seed: number,
  count: number,
  { workers = 32, shrinks = true } = {},
) {
  const total = { ...NO_VIOLATIONS, schedules: 0, calls: 0, sends: 0, successes: 0, logins: 0 };
  const failures: string[] = [];
  let scenes = 0;

  const worker = async (_: unknown, n: number) => {
    let hasFailed = false;
    const property = fc.asyncProperty(schedules, async (schedule) => {
      const { verdict, ...counts } = await play(schedule, `schedule-${(scenes += 1)}`, server);
      const isWrong = Object.values(verdict).some((violations) => violations > 0);
      // Shrinking repeats the failure, so only its first occurrence counts.
      if (!hasFailed) {
        total.schedules += 1;
        for (const key of Object.keys(verdict) as (keyof Verdict)[]) total[key] += verdict[key];
        for (const key of Object.keys(counts) as (keyof typeof counts)[]) total[key] += counts[key];
      }
      hasFailed ||= isWrong;
      return !isWrong;
    });
    const numRuns = Math.ceil((count - n) / workers);
    if (numRuns <= 0) return;
    const details = await fc.check(property, { seed: seed + n, numRuns, endOnFailure: !shrinks });
    if (details.failed)
      failures.push(
        `seed ${details.seed}, path ${details.counterexamplePath}: ${fc.stringify(details.counterexample)}`,
      );
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return { ...total, failures };
}
