import type { Reply, Script } from "../support/contract-server/script";
import type { Random } from "./random";

/** One call of a schedule; its number is in its path, so that every arrival and answer can be told apart. */
export interface PlannedCall {
  readonly base: "v1" | "v3";
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly body?: { readonly n: number };
  /** When it starts, and when its caller gives up, in turns of 1 ms. */
  readonly startsAt: number;
  readonly abortsAt?: number;
}

export type Disturbance =
  | { readonly at: number; readonly skew: number }
  | { readonly at: number; readonly key: "apiAuth" | "userAuth"; readonly writes: string | undefined };

export interface Schedule {
  readonly api: string | undefined;
  readonly user: string | undefined;
  readonly script: Script;
  readonly calls: readonly PlannedCall[];
  readonly disturbances: readonly Disturbance[];
}

const RENEWALS = [
  "A2",
  "A2",
  "A2",
  "slow:A3",
  "slow:A4",
  "A5-60s",
  "500",
  "425",
  "reset",
  "no-token",
  "slow:404",
  "html",
  "truncate",
  "stall",
] as const;
const LAST = [
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "ok",
  "slow:ok",
  "slow:ok",
  "slow-body",
  "500",
  "503",
  "404",
  "429",
  "403-user",
  "401-user",
  "401-other",
  "reset",
  "truncate",
  "truncate-chunked",
  "html",
  "bad-json",
  "stall",
  "stall-body",
] as const;

/** What the server answers to one call, in turn: some refusals that permit a resend, then an end. */
function repliesFor(random: Random): readonly Reply[] {
  const replies: Reply[] = [];
  while (random.chance(0.35) && replies.length < 8)
    replies.push(random.pick(["425", "425", "425", "401", "slow:401", "slow:425"]));
  return [...replies, random.pick(LAST)];
}

/** A schedule made up from a seed: tokens, calls, faults, and what other tabs and the clock do meanwhile. */
export function createSchedule(random: Random): Schedule {
  const calls = Array.from({ length: 1 + random.below(10) }, (_, n): PlannedCall => {
    const base = random.pick<PlannedCall["base"]>(["v1", "v1", "v3"]);
    const method = random.pick<PlannedCall["method"]>(["GET", "POST", "PUT", "DELETE"]);
    const startsAt = random.below(12);
    return {
      base,
      method,
      path: `${base === "v1" ? "/v1" : ""}/call/${n}`,
      ...(method === "POST" || method === "PUT" ? { body: { n } } : {}),
      startsAt,
      ...(random.chance(0.1) ? { abortsAt: startsAt + random.below(20) } : {}),
    };
  });
  const routes = Object.fromEntries(
    calls.map(({ base, method, path }) => [
      `${method} ${base === "v3" ? "/v3" : ""}${path}`,
      repliesFor(random),
    ]),
  );
  const disturbances = Array.from({ length: random.below(4) }, (): Disturbance => {
    const at = random.below(25);
    if (random.chance(0.4)) return { at, skew: random.pick([500, 1_000, 10_000, 3_600_000]) };
    return random.chance(0.6)
      ? { at, key: "apiAuth", writes: random.pick(["A9", "A9-5s", undefined]) }
      : { at, key: "userAuth", writes: random.pick(["U1", "U2", "U2-5s", undefined]) };
  });
  return {
    api: random.pick(["A1", "A1", "A1?", "A1+1s", "A1-5s", undefined]),
    user: random.pick([undefined, undefined, undefined, undefined, undefined, "U1", "U1", "U1+5s", "U1-5s"]),
    script: {
      routes,
      renewals: Array.from({ length: 4 }, () => random.pick(RENEWALS)),
      // Sometimes the server has forgotten every token that it did not give in this schedule.
      ...(random.chance(0.2) ? { accepts: random.pick([[], ["A9", "U1"], ["U1", "U2"]]) } : {}),
    },
    calls,
    disturbances,
  };
}
