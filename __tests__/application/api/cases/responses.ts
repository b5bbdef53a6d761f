import { type Case, during, GET, row } from "./case";

/** Every other status: the call is sent once, the error shown, and 500 and above reported. */
const STATUSES: readonly [reply: string, result: string, alert: string][] = [
  ["304", "client_error 304", "500 Request failed with status code 304"],
  ["400", "client_error 400", "400 Name is required"],
  ...["array", "blank", "number", "null", "html"].map((body): [string, string, string] => [
    `400-${body}`,
    "client_error 400",
    "400 Request failed with status code 400",
  ]),
  ["404", "client_error 404", "404 Not found"],
  ["409", "client_error 409", "409 Already done"],
  ["422", "client_error 422", "422 Not like this"],
  ["429", "client_error 429", "429 Slow down"],
  ["500", "server_error 500", "500 Broken"],
  ["500-html", "server_error 500", "500 Request failed with status code 500"],
  ["502-html", "server_error 502", "502 Request failed with status code 502"],
  ["503", "server_error 503", "503 Closed"],
  ["504-empty", "server_error 504", "504 Request failed with status code 504"],
];

/** Complete and incomplete responses: the result for the caller, and that the call is not repeated. */
export const responses: readonly Case[] = [
  ...STATUSES.map(([reply, result, alerts]) =>
    row(`${reply}: sent once`, `${reply} | A1 | ${result}`, { alerts }),
  ),
  ...["html", "bad-json", "text"].map((reply) =>
    row(`200 with ${reply} is an error, shown as 500`, `${reply} | A1 | unreadable_response`),
  ),
  ...["reset", "truncate", "truncate-chunked"].flatMap((fault) => [
    row(`${fault}: sent once, shown as 500, not reported`, `${fault} | A1 | network`),
    row(`${fault} on POST: sent once`, `${fault} | POST /v1/orders A1 a=1 | network`, {
      steps: [{ call: "POST /v1/orders", body: { a: 1 } }],
    }),
  ]),
  row("500 on POST: sent once", "500 | POST /v1/orders A1 a=1 | server_error 500", {
    steps: [{ call: "POST /v1/orders", body: { a: 1 } }],
    reports: "500 POST /v1/orders",
  }),
  row("500 with the message of 401: shown, not reported, not renewed", "500-token | A1 | server_error 500", {
    alerts: "500 Invalid or expired token",
    reports: [],
  }),
  row("204 returns undefined", "204 | A1 | ok undefined"),
  row("null returns null", "null | A1 | ok null"),
  row("a slow body is read to its end", "slow-body | A1 | ok"),
  row("no response for 30,000 ms: timeout", "stall | A1 | timeout", { steps: during({ advance: 30_000 }) }),
  row("no response for 30,000 ms on POST: sent once", "stall | POST /v1/a A1 | timeout", {
    steps: [{ call: "POST /v1/a", meanwhile: [{ advance: 30_000 }] }],
  }),
  row("a response after 29,999 ms counts", "held:ok | A1 | ok", { steps: during({ advance: 29_999 }) }),
  row("the time limit covers the body", "stall-body | A1 | timeout", { steps: during({ advance: 30_000 }) }),
  row("a user's call has the same time limit", "A1 U1 | stall | U1 | timeout", {
    steps: during({ advance: 30_000 }),
  }),
  row("cancelled before sending: not sent", "| | cancelled", { steps: [{ call: GET, abort: "before" }] }),
  row("cancelled before sending: no renewal either", "- | | | cancelled", {
    steps: [{ call: GET, abort: "before" }],
  }),
  row("cancelled in flight: no alert", "stall | A1 | cancelled", {
    steps: [{ call: GET, abort: "later", meanwhile: ["abort"] }],
  }),
  row("cancelled during the body: no alert", "stall-body | A1 | cancelled", {
    steps: [{ call: GET, abort: "later", meanwhile: ["abort"] }],
  }),
  row("cancelling one call does not affect another", "held:ok | GET /v1/a A1, A1 | ok, cancelled", {
    routes: { "GET /v1/a": ["held:ok"] },
    steps: [{ all: ["GET /v1/a", { call: GET, abort: "later", heldAt: 2, meanwhile: ["abort"] }] }],
  }),
  row("a call can have its own timeout", "stall | A1 | timeout", {
    steps: [{ call: GET, timeout: 10_000, meanwhile: [{ advance: 10_000 }] }],
  }),
  row("a call's own timeout may be longer than 30,000 ms", "held:ok | A1 | ok", {
    steps: [{ call: GET, timeout: 60_000, meanwhile: [{ advance: 59_999 }] }],
  }),
  ...[0, -1, NaN, Infinity, 2 ** 31].map((timeout) =>
    row(`a timeout of ${timeout} is refused before sending`, "| | invalid_request", {
      steps: [{ call: GET, timeout }],
    }),
  ),
];
