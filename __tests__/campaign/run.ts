import { ApiError } from "../../src/application/api";
import { createApp } from "../../src/application/client";
import type { ContractServer } from "../support/contract-server/server";
import { mint } from "../support/contract-server/tokens";
import { createTestClock } from "../application/api/cases/clock";
import { createMemoryStorage } from "../application/api/cases/memory-storage";
import { createRandom } from "./random";
import { createSchedule, type PlannedCall } from "./schedule";
import { judge, type Settled, type Verdict } from "./verdict";

/** After so many ms, in real time, a call that has not settled never will. */
const PATIENCE = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const record = (spelling: string) => JSON.stringify({ token: mint(spelling) });

interface Played {
  readonly verdict: Verdict;
  readonly calls: number;
  readonly sends: number;
  readonly successes: number;
}

/** Plays the schedule of a seed in a scene of the server. */
async function play(seed: number, scene: string, server: ContractServer): Promise<Played> {
  const schedule = createSchedule(createRandom(seed));
  server.stage(scene, schedule.script);
  const storage = createMemoryStorage();
  if (schedule.api) storage.setItem("apiAuth", record(schedule.api));
  if (schedule.user) storage.setItem("userAuth", record(schedule.user));
  const clock = createTestClock();
  const base = `${server.origin}/s/${scene}`;
  const app = createApp({
    bases: { v1: base, v3: `${base}/v3` },
    storage: () => storage,
    clock,
    location: () => "/",
    reporter: { report: () => undefined },
    log: () => undefined,
  });

  async function call({ startsAt, abortsAt, ...request }: PlannedCall): Promise<Settled> {
    await pause(startsAt);
    const caller = new AbortController();
    if (abortsAt !== undefined) setTimeout(() => caller.abort(), abortsAt - startsAt);
    try {
      const answer = await app.client.send({ ...request, route: request.path }, { signal: caller.signal });
      return { echo: (answer as { echo?: unknown } | undefined)?.echo };
    } catch (error) {
      return { code: error instanceof ApiError ? error.code : `thrown: ${String(error)}` };
    }
  }

  for (const disturbance of schedule.disturbances) {
    setTimeout(() => {
      if ("skew" in disturbance) clock.skew(disturbance.skew);
      else if (disturbance.writes === undefined) storage.removeItem(disturbance.key);
      else storage.setItem(disturbance.key, record(disturbance.writes));
    }, disturbance.at);
  }

  let done = false;
  const settled: Settled[] = schedule.calls.map(() => "unsettled");
  const all = Promise.all(schedule.calls.map(async (one, n) => (settled[n] = await call(one)))).then(
    () => (done = true),
  );
  // Once every send under way is one that the server lets wait in vain, half a minute passes.
  for (const began = Date.now(); !done && Date.now() - began < PATIENCE;) {
    await Promise.race([all, pause(5)]);
    if (clock.armed > 0 && clock.armed === server.logOf(scene).stalled) clock.advance(30_000);
  }
  app.dispose();
  const log = server.logOf(scene);
  server.strike(scene);
  const successes = settled.filter((one) => typeof one === "object" && "echo" in one).length;
  return {
    verdict: judge(schedule.calls, settled, log),
    calls: schedule.calls.length,
    sends: log.arrivals.length,
    successes,
  };
}

export interface CampaignResult extends Verdict {
  readonly schedules: number;
  readonly calls: number;
  readonly sends: number;
  readonly successes: number;
  /** Seeds of the schedules that went wrong. */
  readonly wrong: readonly number[];
}

/** Plays so many schedules, several at a time, with seeds counted up from the one given. */
export async function runCampaign(
  server: ContractServer,
  seed: number,
  schedules: number,
  atOnce = 32,
): Promise<CampaignResult> {
  const total = {
    duplicated: 0,
    lost: 0,
    crossed: 0,
    unsettled: 0,
    doubleRenewals: 0,
    calls: 0,
    sends: 0,
    successes: 0,
  };
  const wrong: number[] = [];
  let next = seed;
  const worker = async () => {
    while (next < seed + schedules) {
      const own = next;
      next += 1;
      const { verdict, ...counts } = await play(own, `seed-${own}`, server);
      for (const key of ["calls", "sends", "successes"] as const) total[key] += counts[key];
      for (const key of ["duplicated", "lost", "crossed", "unsettled", "doubleRenewals"] as const)
        total[key] += verdict[key];
      if (Object.values(verdict).some((count) => count > 0)) wrong.push(own);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { ...total, schedules, wrong };
}
