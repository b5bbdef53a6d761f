import { type Case, GET, row } from "./case";

/** Alerts: which are shown, how often, and that callbacks cannot change the result of a call (R308, R451, R452, R455). */
export const alerts: readonly Case[] = [
  row("401 is logged, 400 is not", "400 401-other | A1, A1 | client_error 400, client_error 401", {
    steps: [GET, { advance: 250 }, GET],
    alerts: ["400 Name is required", "401 Wrong password"],
    logs: [401],
  }),
  row(
    "two failures at once show and log one alert",
    "500 | GET /v1/a A1, A1 | server_error 500, server_error 500",
    {
      routes: { "GET /v1/a": ["500"] },
      steps: [{ all: [GET, "GET /v1/a"] }],
      reports: ["500 GET /v1/a", "500 GET /v1/orders"],
    },
  ),
  row(
    "a dropped alert does not prolong the throttle",
    "404 404 409 | A1, A1, A1 | client_error 404, client_error 404, client_error 409",
    {
      steps: [GET, { advance: 200 }, GET, { advance: 50 }, GET],
      alerts: ["404 Not found", "409 Already done"],
    },
  ),
  row(
    "a failure without an alert does not throttle the next one",
    "401-user 404 | A1, A1 | authentication_required 401, client_error 404",
    { alerts: "404 Not found" },
  ),
  row("reports are not throttled", "500 503 | A1, A1 | server_error 500, server_error 503"),
  row("callbacks that throw do not replace the caller's error", "500 | A1 | server_error 500", {
    callbacks: "throwing",
  }),
  row("alert: false shows and logs nothing, but reports", "500 | A1 | server_error 500", {
    steps: [{ call: GET, alert: false }],
    alerts: [],
  }),
  row("a server's message is cut at 500 characters (R451)", "400-long | A1 | client_error 400", {
    alerts: `400 ${"ü".repeat(500)}`,
  }),
];
