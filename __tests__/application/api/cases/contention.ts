import { type Case, duringWaits, GET, row, tab, times } from "./case";

/** Retries after 425: the waits, their limit, and changes during a wait (R360, R361). */
export const contention: readonly Case[] = [
  ...[1, 2, 3, 4, 5].map((n) =>
    row(`425 ${n} times: retried`, `${times(n, "425").join(" ")} | ${times(n + 1, "A1").join(", ")} | ok`),
  ),
  row(
    "425 six times: passed on after six attempts (R360, R361)",
    "425 425 425 425 425 425 425 | A1, A1, A1, A1, A1, A1 | contention 425",
  ),
  row(
    "425 on POST: the same bytes",
    "425 425 | POST /v1/orders A1 a%5Bb%5D=1, POST /v1/orders A1 a%5Bb%5D=1, POST /v1/orders A1 a%5Bb%5D=1 | ok",
    { steps: [{ call: "POST /v1/orders", body: { a: { b: 1 } } }] },
  ),
  row(
    "425 on v3: the same bytes and header",
    '425 | PUT /v3/plans/1 A1 {"a":1} [web], PUT /v3/plans/1 A1 {"a":1} [web] | ok',
    { steps: [{ call: "PUT /plans/1", body: { a: 1 }, subsystem: "web" }] },
  ),
  row("425 on DELETE", "425 | DELETE /v1/a A1, DELETE /v1/a A1 | ok"),
  row("425 on a /v1/auth call", "- | 425 | POST /v1/auth/x -, POST /v1/auth/x - | ok"),
  row("425 with the message of 401: retried", "425-token | A1, A1 | ok"),
  row("425, API token expires during the wait: renewed", "425 | A1, auth, A2 | ok", {
    steps: duringWaits({ advance: 3_600_000 }),
  }),
  row("425, user expires during the wait: refused", "A1 U1+5s | 425 | U1 | expired_user", {
    steps: duringWaits({ advance: 5000 }),
  }),
  row("425, user logs in during the wait: used", "425 | A1, U1 | ok", {
    steps: duringWaits(tab("userAuth", "U1")),
  }),
  row("425, another tab's token is used", "425 | A1, A9 | ok", {
    steps: duringWaits(tab("apiAuth", "A9", "silently")),
  }),
  row("425, cancelled during the wait: not sent again", "425 | A1 | cancelled", {
    steps: [{ call: GET, abort: "later", duringWaits: ["abort"] }],
  }),
  row("425 then 401: both limits count", "425 401 | A1, A1, auth, A2 | ok"),
  row(
    "425 five times, then 401: seven attempts",
    "425 425 425 425 425 401 | A1, A1, A1, A1, A1, A1, auth, A2 | ok",
  ),
  row("401 then 425", "401 425 | A1, auth, A2, A2 | ok"),
  row(
    "401 then 425 six times: seven attempts",
    "401 425 425 425 425 425 425 | A1, auth, A2, A2, A2, A2, A2, A2 | contention 425",
  ),
  row("401, 425, 401: one renewal per call", "401 425 401 | A1, auth, A2, A2 | invalid_token 401"),
  row(
    "425 on both sides of a 401 counts against one limit",
    "425 425 425 401 425 425 425 | A1, A1, A1, A1, auth, A2, A2, A2 | contention 425",
  ),
  row(
    "after the attempt that follows a renewal, tokens are checked again",
    "401 425 | A1, auth, A2, auth, A3 | ok",
    { renewals: "A2-60s A3" },
  ),
  row("425 then 500: reported once", "425 500 | A1, A1 | server_error 500"),
  row("425 then reset: not sent again", "425 reset | A1, A1 | network"),
  row(
    "425 of two calls: each waits on its own",
    "425 | GET /v1/a A1, GET /v1/a A1, GET /v1/a A1, A1, A1 | ok, ok",
    {
      routes: { "GET /v1/a": ["425", "425"] },
      steps: [{ all: [GET, "GET /v1/a"] }],
      waits: [1000, 1000, 2000],
    },
  ),
  row("425: each attempt has its own 30 s", "held:425 | A1, A1 | ok", {
    steps: [{ call: GET, meanwhile: [{ advance: 29_999 }], duringWaits: [{ advance: 1 }] }],
  }),
];
