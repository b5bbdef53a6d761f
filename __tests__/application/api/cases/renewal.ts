import type { Case } from "./case";

const GET = "GET /v1/orders";
const AUTH = "GET /v1/auth -";
const HERE = "/faq/ivf?utm_source=x#cost";

/** Replies that bring no token. Those of 500 and above are reported; none is shown. */
const FAILURES: readonly [reply: string, report?: string][] = [
  ["401"],
  ["401-user"],
  ["403-user"],
  ["404"],
  ["429"],
  ["500", "500 GET /v1/auth"],
  ["503", "503 GET /v1/auth"],
  ["500-token"],
  ["reset"],
  ["truncate"],
  ["truncate-chunked"],
  ["html"],
  ["bad-json"],
  ["empty"],
  ["204"],
  ["null"],
  ["no-token"],
  ["token-number"],
  ["token-blank"],
  ["auth-null"],
];

/** Getting an API token: in single flight, silent, and never in a loop. */
export const renewal: readonly Case[] = [
  ...FAILURES.map(([reply, report]): Case => ({
    name: `renewal answered ${reply}: the call goes on with the old token`,
    api: "A1-5s",
    server: { renewals: [reply] },
    steps: [GET],
    expect: { sends: [AUTH, "GET /v1/orders A1"], results: ["ok"], reports: report ? [report] : [] },
  })),
  {
    name: "without any token the call goes without the header",
    server: { renewals: ["404"] },
    steps: [GET],
    expect: { sends: [AUTH, "GET /v1/orders -"], results: ["ok"] },
  },
  {
    name: "a renewal that stalls ends after 30 s",
    server: { renewals: ["stall"] },
    steps: [{ call: GET, meanwhile: [{ advance: 30_000 }] }],
    expect: { sends: [AUTH, "GET /v1/orders -"], results: ["ok"] },
  },
  {
    name: "425 on the renewal is waited out",
    server: { renewals: ["425", "425", "A2"] },
    steps: [GET],
    expect: {
      sends: [AUTH, AUTH, AUTH, "GET /v1/orders A2"],
      results: ["ok"],
      waits: [1_000, 2_000],
      store: "A2 -",
    },
  },
  {
    name: "425 on the renewal is waited out five times",
    api: "A1-5s",
    server: { renewals: Array<string>(6).fill("425") },
    steps: [GET],
    expect: {
      sends: [...Array<string>(6).fill(AUTH), "GET /v1/orders A1"],
      results: ["ok"],
      waits: [1_000, 2_000, 4_000, 5_000, 5_000],
    },
  },
  {
    name: "a new token that looks expired is used",
    server: { renewals: ["A2-60s"] },
    steps: [GET],
    expect: { sends: [AUTH, "GET /v1/orders A2"], results: ["ok"], store: "A2 -" },
  },
  {
    name: "a new token that looks expired is renewed at the next call",
    server: { renewals: ["A2-60s", "A3-60s"] },
    steps: [GET, GET],
    expect: {
      sends: [AUTH, "GET /v1/orders A2", AUTH, "GET /v1/orders A3"],
      results: ["ok", "ok"],
      store: "A3 -",
    },
  },
  {
    name: "five calls share one renewal",
    server: { renewals: ["slow:A2"] },
    steps: [{ all: [GET, GET, GET, GET, GET] }],
    expect: {
      sends: [AUTH, ...Array<string>(5).fill("GET /v1/orders A2")],
      results: Array<string>(5).fill("ok"),
      store: "A2 -",
    },
  },
  {
    name: "three calls share one failed renewal",
    server: { renewals: ["slow:404"] },
    steps: [{ all: [GET, GET, GET] }],
    expect: { sends: [AUTH, ...Array<string>(3).fill("GET /v1/orders -")], results: ["ok", "ok", "ok"] },
  },
  {
    name: "a user's call and another one share one renewal",
    user: "U1",
    server: { renewals: ["slow:A2"] },
    steps: [{ all: [GET, "GET /plans"] }],
    expect: { sends: [AUTH, "GET /v1/orders U1", "GET /v3/plans U1"], results: ["ok", "ok"], store: "A2 U1" },
  },
  {
    name: "after a failed renewal the next call tries again",
    server: { renewals: ["404"] },
    steps: [GET, GET],
    expect: {
      sends: [AUTH, "GET /v1/orders -", AUTH, "GET /v1/orders A3"],
      results: ["ok", "ok"],
      store: "A3 -",
    },
  },
  {
    name: "after a renewal the next call makes none",
    steps: [GET, GET],
    expect: { sends: [AUTH, "GET /v1/orders A2", "GET /v1/orders A2"], results: ["ok", "ok"], store: "A2 -" },
  },
  {
    name: "a call cancelled during the renewal is not sent; the renewal is not lost",
    server: { renewals: ["held:A2"] },
    steps: [{ call: GET, abort: "later", meanwhile: ["abort"] }, GET],
    expect: { sends: [AUTH, "GET /v1/orders A2"], results: ["cancelled", "ok"], store: "A2 -" },
  },
  {
    name: "a user who expires during the renewal is refused",
    user: "U1+5s",
    server: { renewals: ["held:A2"] },
    steps: [{ call: GET, meanwhile: [{ advance: 6_000 }] }],
    expect: { sends: [AUTH], results: ["expired_user"], logouts: [HERE], store: "A2 -" },
  },
  {
    name: "a user who logs out elsewhere during the renewal is out",
    user: "U1",
    server: { renewals: ["held:A2"] },
    steps: [{ call: GET, meanwhile: [{ otherTab: "userAuth" }] }],
    expect: { sends: [AUTH, "GET /v1/orders A2"], results: ["ok"], store: "A2 -" },
  },
  {
    name: "a user who logs in elsewhere during the renewal is in",
    server: { renewals: ["held:A2"] },
    steps: [{ call: GET, meanwhile: [{ otherTab: "userAuth", writes: "U1" }] }],
    expect: { sends: [AUTH, "GET /v1/orders U1"], results: ["ok"], store: "A2 U1" },
  },
  {
    name: "a reset renews a valid token",
    api: "A1",
    steps: [{ resetSession: true }, GET],
    expect: { sends: [AUTH, "GET /v1/orders A2"], results: ["ok"], store: "A2 -" },
  },
  {
    name: "a reset keeps the user",
    api: "A1",
    user: "U1",
    steps: [{ resetSession: true }, GET],
    expect: { sends: [AUTH, "GET /v1/orders U1"], results: ["ok"], store: "A2 U1" },
  },
  {
    name: "a failed reset keeps the old token",
    api: "A1",
    server: { renewals: ["slow:500"] },
    steps: [{ resetSession: true }, GET],
    expect: { sends: [AUTH, "GET /v1/orders A1"], results: ["ok"], reports: ["500 GET /v1/auth"] },
  },
  {
    name: "a call joins the renewal of a reset",
    api: "A1-5s",
    server: { renewals: ["held:A2"] },
    steps: [{ all: [{ call: GET, meanwhile: [{ resetSession: true }] }] }],
    expect: { sends: [AUTH, "GET /v1/orders A2"], results: ["ok"], store: "A2 -" },
  },
];
