import type { Case } from "./case";

const GET = "GET /v1/orders";
const AUTH = "GET /v1/auth -";
const WAITS = [1_000, 2_000, 4_000, 5_000, 5_000];
const HERE = "/faq/ivf?utm_source=x#cost";

const times = (n: number, text: string) => Array<string>(n).fill(text);
const replies = (...list: string[]) => ({ routes: { [GET]: list } });

/** 425: the timetable, its budget, and what may change during a wait. */
export const contention: readonly Case[] = [
  ...[1, 2, 3, 4, 5].map((n): Case => ({
    name: `425 ${n} times: waited out`,
    api: "A1",
    server: replies(...times(n, "425")),
    steps: [GET],
    expect: { sends: times(n + 1, `${GET} A1`), results: ["ok"], waits: WAITS.slice(0, n) },
  })),
  {
    name: "425 six times: passed on after six sends",
    api: "A1",
    server: replies(...times(7, "425")),
    steps: [GET],
    expect: { sends: times(6, `${GET} A1`), results: ["contention 425"], alerts: ["425 Busy"], waits: WAITS },
  },
  {
    name: "425 on POST: the same bytes",
    api: "A1",
    server: { routes: { "POST /v1/orders": ["425", "425"] } },
    steps: [{ call: "POST /v1/orders", body: { a: { b: 1 } } }],
    expect: { sends: times(3, "POST /v1/orders A1 a%5Bb%5D=1"), results: ["ok"], waits: [1_000, 2_000] },
  },
  {
    name: "425 on v3: the same bytes and header",
    api: "A1",
    server: { routes: { "PUT /v3/plans/1": ["425"] } },
    steps: [{ call: "PUT /plans/1", body: { a: 1 }, subsystem: "web" }],
    expect: { sends: times(2, 'PUT /v3/plans/1 A1 {"a":1} [web]'), results: ["ok"], waits: [1_000] },
  },
  {
    name: "425 on DELETE",
    api: "A1",
    server: { routes: { "DELETE /v1/a": ["425"] } },
    steps: ["DELETE /v1/a"],
    expect: { sends: times(2, "DELETE /v1/a A1"), results: ["ok"], waits: [1_000] },
  },
  {
    name: "425 on a /v1/auth call",
    server: { routes: { "POST /v1/auth/x": ["425"] } },
    steps: ["POST /v1/auth/x"],
    expect: { sends: times(2, "POST /v1/auth/x -"), results: ["ok"], waits: [1_000] },
  },
  {
    name: "425 with the words of 401: waited out all the same",
    api: "A1",
    server: replies("425-token"),
    steps: [GET],
    expect: { sends: times(2, `${GET} A1`), results: ["ok"], waits: [1_000] },
  },
  {
    name: "425, API token runs out during the wait: renewed",
    api: "A1",
    server: replies("425"),
    steps: [{ call: GET, duringWaits: [{ advance: 3_600_000 }] }],
    expect: { sends: [`${GET} A1`, AUTH, `${GET} A2`], results: ["ok"], waits: [1_000], store: "A2 -" },
  },
  {
    name: "425, user expires during the wait: refused",
    api: "A1",
    user: "U1+5s",
    server: replies("425"),
    steps: [{ call: GET, duringWaits: [{ advance: 5_000 }] }],
    expect: {
      sends: [`${GET} U1`],
      results: ["expired_user"],
      waits: [1_000],
      logouts: [HERE],
      store: "A1 -",
    },
  },
  {
    name: "425, user logs in during the wait: in",
    api: "A1",
    server: replies("425"),
    steps: [{ call: GET, duringWaits: [{ otherTab: "userAuth", writes: "U1" }] }],
    expect: { sends: [`${GET} A1`, `${GET} U1`], results: ["ok"], waits: [1_000], store: "A1 U1" },
  },
  {
    name: "425, another tab's token is used",
    api: "A1",
    server: replies("425"),
    steps: [{ call: GET, duringWaits: [{ otherTab: "apiAuth", writes: "A9", unheard: true }] }],
    expect: { sends: [`${GET} A1`, `${GET} A9`], results: ["ok"], waits: [1_000], store: "A9 -" },
  },
  {
    name: "425, cancelled during the wait: not sent again",
    api: "A1",
    server: replies("425"),
    steps: [{ call: GET, abort: "later", duringWaits: ["abort"] }],
    expect: { sends: [`${GET} A1`], results: ["cancelled"], waits: [1_000] },
  },
  {
    name: "425 then 401: both budgets",
    api: "A1",
    server: replies("425", "401"),
    steps: [GET],
    expect: {
      sends: [`${GET} A1`, `${GET} A1`, AUTH, `${GET} A2`],
      results: ["ok"],
      waits: [1_000],
      store: "A2 -",
    },
  },
  {
    name: "425 five times, then 401: seven sends",
    api: "A1",
    server: replies(...times(5, "425"), "401"),
    steps: [GET],
    expect: {
      sends: [...times(6, `${GET} A1`), AUTH, `${GET} A2`],
      results: ["ok"],
      waits: WAITS,
      store: "A2 -",
    },
  },
  {
    name: "401 then 425",
    api: "A1",
    server: replies("401", "425"),
    steps: [GET],
    expect: {
      sends: [`${GET} A1`, AUTH, `${GET} A2`, `${GET} A2`],
      results: ["ok"],
      waits: [1_000],
      store: "A2 -",
    },
  },
  {
    name: "401 then 425 six times: seven sends",
    api: "A1",
    server: replies("401", ...times(6, "425")),
    steps: [GET],
    expect: {
      sends: [`${GET} A1`, AUTH, ...times(6, `${GET} A2`)],
      results: ["contention 425"],
      alerts: ["425 Busy"],
      waits: WAITS,
      store: "A2 -",
    },
  },
  {
    name: "401, 425, 401: one renewal a call",
    api: "A1",
    server: replies("401", "425", "401"),
    steps: [GET],
    expect: {
      sends: [`${GET} A1`, AUTH, `${GET} A2`, `${GET} A2`],
      results: ["invalid_token 401"],
      alerts: ["401 Invalid or expired token"],
      waits: [1_000],
      store: "A2 -",
    },
  },
  {
    name: "425 on both sides of a 401 spends one budget",
    api: "A1",
    server: replies("425", "425", "425", "401", "425", "425", "425"),
    steps: [GET],
    expect: {
      sends: [...times(4, `${GET} A1`), AUTH, ...times(3, `${GET} A2`)],
      results: ["contention 425"],
      alerts: ["425 Busy"],
      waits: WAITS,
      store: "A2 -",
    },
  },
  {
    name: "after the send that follows a renewal, tokens are checked again",
    api: "A1",
    server: { ...replies("401", "425"), renewals: ["A2-60s", "A3"] },
    steps: [GET],
    expect: {
      sends: [`${GET} A1`, AUTH, `${GET} A2`, AUTH, `${GET} A3`],
      results: ["ok"],
      waits: [1_000],
      store: "A3 -",
    },
  },
  {
    name: "425 then 500: reported once",
    api: "A1",
    server: replies("425", "500"),
    steps: [GET],
    expect: {
      sends: times(2, `${GET} A1`),
      results: ["failed 500"],
      alerts: ["500 Broken"],
      reports: ["500 GET /v1/orders"],
      waits: [1_000],
    },
  },
  {
    name: "425 then reset: not sent again",
    api: "A1",
    server: replies("425", "reset"),
    steps: [GET],
    expect: {
      sends: times(2, `${GET} A1`),
      results: ["network"],
      alerts: ["500 We could not reach the service. Please check your connection and try again."],
      waits: [1_000],
    },
  },
  {
    name: "425 of two calls: a timetable each",
    api: "A1",
    server: { routes: { [GET]: ["425"], "GET /v1/a": ["425", "425"] } },
    steps: [{ all: [GET, "GET /v1/a"] }],
    expect: {
      sends: [...times(3, "GET /v1/a A1"), ...times(2, `${GET} A1`)],
      results: ["ok", "ok"],
      waits: [1_000, 1_000, 2_000],
    },
  },
  {
    name: "425: each send has 30 s of its own",
    api: "A1",
    server: replies("held:425"),
    steps: [{ call: GET, meanwhile: [{ advance: 29_999 }], duringWaits: [{ advance: 1 }] }],
    expect: { sends: times(2, `${GET} A1`), results: ["ok"], waits: [1_000] },
  },
];
