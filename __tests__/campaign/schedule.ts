import fc from "fast-check";
import type { Reply, Script } from "../support/contract-server/script";

/** One call of a schedule. Its number is in its path, so that requests and responses can be matched. */
export interface PlannedCall {
  readonly tab: number;
  readonly base: "v1" | "v3";
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly body?: { readonly n: number };
  /** When it starts and when its caller aborts it, in ms. */
  readonly startsAt: number;
  readonly abortsAt?: number;
}

/** A change from outside the client. A login or logout writes to the storage, as a page of either tab does. */
type Disturbance = { readonly at: number } & (
  | { readonly skew: number }
  | { readonly apiAuth: string | undefined }
  | { readonly login: string }
  | { readonly logout: true }
);

/** Tokens, calls in two tabs that share a storage, replies of the server, and disturbances. */
export interface Schedule {
  readonly api: string | undefined;
  readonly user: string | undefined;
  readonly script: Script;
  readonly calls: readonly PlannedCall[];
  readonly disturbances: readonly Disturbance[];
}

const { array, constant, constantFrom, nat, oneof, option, record } = fc;
const [SUCCESSES, FAILURES] = [
  ["ok", "ok", "slow:ok", "slow-body"],
  "500 503 404 429 403-user slow:403-user 401-user 401-other reset truncate truncate-chunked html bad-json stall stall-body".split(
    " ",
  ),
];
const RENEWALS =
  "A2 A2 A2 slow:A3 slow:A4 A5-60s 500 425 reset no-token token-unusable slow:404 html truncate stall".split(
    " ",
  );

/** Refusals that permit a resend, then the final reply. */
const replies: fc.Arbitrary<readonly Reply[]> = fc
  .tuple(
    oneof(
      { weight: 2, arbitrary: constant([]) },
      { weight: 1, arbitrary: array(constantFrom("425", "401", "slow:401", "slow:425"), { maxLength: 8 }) },
    ),
    oneof(
      { weight: 3, arbitrary: constantFrom(...SUCCESSES) },
      { weight: 1, arbitrary: constantFrom(...FAILURES) },
    ),
  )
  .map(([refusals, end]) => [...refusals, end]);

const call = record({
  tab: nat(1),
  prefix: constantFrom("/v1", "/v1", "/v1/auth", ""),
  method: constantFrom("GET", "POST", "PUT", "DELETE"),
  replies,
  startsAt: nat(11),
  abortsAfter: oneof({ weight: 9, arbitrary: constant(undefined) }, { weight: 1, arbitrary: nat(19) }),
});

const USERS = ["U1", "U2", "U3", "U4", "U2-5s", "U3+5s"] as const;
const at = nat(30);
const disturbance: fc.Arbitrary<Disturbance> = oneof(
  { weight: 2, arbitrary: record({ at, skew: constantFrom(500, 1_000, 10_000, 3_600_000) }) },
  { weight: 2, arbitrary: record({ at, apiAuth: constantFrom("A9", "A9-5s", undefined) }) },
  { weight: 4, arbitrary: record({ at, login: constantFrom(...USERS) }) },
  { weight: 2, arbitrary: record({ at, logout: constant<true>(true) }) },
);

export const schedules: fc.Arbitrary<Schedule> = record({
  api: constantFrom("A1", "A1", "A1?", "A1+1s", "A1-5s", undefined),
  user: constantFrom(undefined, undefined, "U1", "U1", "U1+5s", "U1-5s"),
  planned: array(call, { minLength: 1, maxLength: 10, size: "max" }),
  renewals: array(constantFrom(...RENEWALS), { minLength: 4, maxLength: 4 }),
  // Sometimes the server accepts none of the tokens that were stored at the start.
  accepts: option(constantFrom<string[]>([], ["A9", "U1"], ["U1", "U2"]), { freq: 5, nil: undefined }),
  disturbances: array(disturbance, { maxLength: 8, size: "max" }),
}).map(({ planned, renewals, accepts, ...rest }) => {
  const calls = planned.map(({ prefix, method, startsAt, abortsAfter, tab }, n): PlannedCall => ({
    tab,
    base: prefix === "" ? "v3" : "v1",
    method,
    path: `${prefix}/call/${n}`,
    ...(method === "POST" || method === "PUT" ? { body: { n } } : {}),
    startsAt,
    ...(abortsAfter !== undefined && { abortsAt: startsAt + abortsAfter }),
  }));
  const routes = Object.fromEntries(calls.map((one, n) => [routeOf(one), planned[n]!.replies]));
  return { ...rest, calls, script: { routes, renewals, ...(accepts && { accepts }) } };
});

/** `METHOD /path` of a call as it arrives at the server. */
export const routeOf = ({ base, method, path }: PlannedCall): string =>
  `${method} ${base === "v3" ? "/v3" : ""}${path}`;
