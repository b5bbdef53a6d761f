import type { Case } from "./case";

const GET = "GET /v1/orders";
const FAIL = (n: number) => Array<string>(n).fill(`${GET} A1`);
const replies = (...list: string[]) => ({ routes: { [GET]: list } });

/** What people see, and how often; and that sinks cannot harm a call. */
export const alerts: readonly Case[] = [
  {
    name: "400 is not logged, 401 is",
    api: "A1",
    server: replies("400", "401-other"),
    steps: [GET, { advance: 250 }, GET],
    expect: {
      sends: FAIL(2),
      results: ["refused 400", "refused 401"],
      alerts: ["400 Name is required", "401 Wrong password"],
      logs: [401],
    },
  },
  {
    name: "two failures at once: one alert, one log",
    api: "A1",
    server: { routes: { [GET]: ["500"], "GET /v1/a": ["500"] } },
    steps: [{ all: [GET, "GET /v1/a"] }],
    expect: {
      sends: ["GET /v1/a A1", `${GET} A1`],
      results: ["failed 500", "failed 500"],
      alerts: ["500 Broken"],
      logs: [500],
      reports: ["500 GET /v1/a", "500 GET /v1/orders"],
    },
  },
  {
    name: "249 ms later: dropped",
    api: "A1",
    server: replies("404", "500"),
    steps: [GET, { advance: 249 }, GET],
    expect: {
      sends: FAIL(2),
      results: ["refused 404", "failed 500"],
      alerts: ["404 Not found"],
      logs: [404],
      reports: ["500 GET /v1/orders"],
    },
  },
  {
    name: "250 ms later: shown",
    api: "A1",
    server: replies("404", "409"),
    steps: [GET, { advance: 250 }, GET],
    expect: {
      sends: FAIL(2),
      results: ["refused 404", "refused 409"],
      alerts: ["404 Not found", "409 Already done"],
    },
  },
  {
    name: "a dropped alert does not prolong the throttle",
    api: "A1",
    server: replies("404", "404", "409"),
    steps: [GET, { advance: 200 }, GET, { advance: 50 }, GET],
    expect: {
      sends: FAIL(3),
      results: ["refused 404", "refused 404", "refused 409"],
      alerts: ["404 Not found", "409 Already done"],
    },
  },
  {
    name: "a clock set back does not silence alerts",
    api: "A1",
    server: replies("404", "409"),
    steps: [GET, { advance: -10_000 }, GET],
    expect: {
      sends: FAIL(2),
      results: ["refused 404", "refused 409"],
      alerts: ["404 Not found", "409 Already done"],
    },
  },
  {
    name: "a failure without an alert leaves room for the next",
    api: "A1",
    server: replies("401-user", "404"),
    steps: [GET, GET],
    expect: {
      sends: FAIL(2),
      results: ["authentication_required 401", "refused 404"],
      alerts: ["404 Not found"],
    },
  },
  {
    name: "reports are not throttled",
    api: "A1",
    server: replies("500", "503"),
    steps: [GET, GET],
    expect: {
      sends: FAIL(2),
      results: ["failed 500", "failed 503"],
      alerts: ["500 Broken"],
      reports: ["500 GET /v1/orders", "503 GET /v1/orders"],
    },
  },
  {
    name: "sinks that throw do not replace the caller's error",
    api: "A1",
    sinks: "throwing",
    server: replies("500"),
    steps: [GET],
    expect: {
      sends: FAIL(1),
      results: ["failed 500"],
      alerts: ["500 Broken"],
      reports: ["500 GET /v1/orders"],
    },
  },
];
