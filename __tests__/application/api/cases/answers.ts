import type { Case } from "./case";

const GET = "GET /v1/orders";
const SENT = [`${GET} A1`];
const NETWORK = "500 We could not reach the service. Please check your connection and try again.";
const TIMEOUT = "500 The service took too long to answer. Please try again later.";
const UNREADABLE = "500 The service sent an answer we could not read. Please try again later.";

const replies = (...list: string[]) => ({ routes: { [GET]: list } });

/** Every other status: one send, shown, and reported from 500 on. */
const STATUSES: readonly [reply: string, result: string, alert: string][] = [
  ["304", "refused 304", "500 Request failed with status code 304"],
  ["400", "refused 400", "400 Name is required"],
  ["400-array", "refused 400", "400 Request failed with status code 400"],
  ["400-blank", "refused 400", "400 Request failed with status code 400"],
  ["400-number", "refused 400", "400 Request failed with status code 400"],
  ["400-null", "refused 400", "400 Request failed with status code 400"],
  ["400-html", "refused 400", "400 Request failed with status code 400"],
  ["404", "refused 404", "404 Not found"],
  ["409", "refused 409", "409 Already done"],
  ["422", "refused 422", "422 Not like this"],
  ["429", "refused 429", "429 Slow down"],
  ["500", "failed 500", "500 Broken"],
  ["500-html", "failed 500", "500 Request failed with status code 500"],
  ["502-html", "failed 502", "502 Request failed with status code 502"],
  ["503", "failed 503", "503 Closed"],
  ["504-empty", "failed 504", "504 Request failed with status code 504"],
];

/** Complete answers, and answers that never become complete: what the caller gets, and that nothing is repeated. */
export const answers: readonly Case[] = [
  ...STATUSES.map(([reply, result, alert]): Case => ({
    name: `${reply}: one send`,
    api: "A1",
    server: replies(reply),
    steps: [GET],
    expect: {
      sends: SENT,
      results: [result],
      alerts: [alert],
      reports: result.startsWith("failed") ? [`${result.slice(7)} ${GET}`] : [],
    },
  })),
  {
    name: "500 on POST: one send",
    api: "A1",
    server: { routes: { "POST /v1/orders": ["500"] } },
    steps: [{ call: "POST /v1/orders", body: { a: 1 } }],
    expect: {
      sends: ["POST /v1/orders A1 a=1"],
      results: ["failed 500"],
      alerts: ["500 Broken"],
      reports: ["500 POST /v1/orders"],
    },
  },
  {
    name: "500 with the words of 401: shown, not reported, not renewed",
    api: "A1",
    server: replies("500-token"),
    steps: [GET],
    expect: { sends: SENT, results: ["failed 500"], alerts: ["500 Invalid or expired token"] },
  },
  {
    name: "200 without a body is no data",
    api: "A1",
    server: replies("empty"),
    steps: [GET],
    expect: { sends: SENT, results: ["ok undefined"] },
  },
  {
    name: "204 is no data",
    api: "A1",
    server: replies("204"),
    steps: [GET],
    expect: { sends: SENT, results: ["ok undefined"] },
  },
  {
    name: "null is data",
    api: "A1",
    server: replies("null"),
    steps: [GET],
    expect: { sends: SENT, results: ["ok null"] },
  },
  ...["html", "bad-json", "text"].map((reply): Case => ({
    name: `200 with ${reply} is an error, shown as 500`,
    api: "A1",
    server: replies(reply),
    steps: [GET],
    expect: { sends: SENT, results: ["bad_answer"], alerts: [UNREADABLE] },
  })),
  ...["reset", "truncate", "truncate-chunked"].flatMap(
    (fault) =>
      [
        {
          name: `${fault}: one send, shown as 500, not reported`,
          api: "A1",
          server: replies(fault),
          steps: [GET],
          expect: { sends: SENT, results: ["network"], alerts: [NETWORK] },
        },
        {
          name: `${fault} on POST: one send`,
          api: "A1",
          server: { routes: { "POST /v1/orders": [fault] } },
          steps: [{ call: "POST /v1/orders", body: { a: 1 } }],
          expect: { sends: ["POST /v1/orders A1 a=1"], results: ["network"], alerts: [NETWORK] },
        },
      ] satisfies Case[],
  ),
  {
    name: "an answer that drips is waited for",
    api: "A1",
    server: replies("slow-body"),
    steps: [GET],
    expect: { sends: SENT, results: ["ok"] },
  },
  {
    name: "no answer for 30 000 ms: given up",
    api: "A1",
    server: replies("stall"),
    steps: [{ call: GET, meanwhile: [{ advance: 30_000 }] }],
    expect: { sends: SENT, results: ["timeout"], alerts: [TIMEOUT] },
  },
  {
    name: "no answer for 30 000 ms on POST: one send",
    api: "A1",
    server: { routes: { "POST /v1/a": ["stall"] } },
    steps: [{ call: "POST /v1/a", meanwhile: [{ advance: 30_000 }] }],
    expect: { sends: ["POST /v1/a A1"], results: ["timeout"], alerts: [TIMEOUT] },
  },
  {
    name: "an answer after 29 999 ms counts",
    api: "A1",
    server: replies("held:ok"),
    steps: [{ call: GET, meanwhile: [{ advance: 29_999 }] }],
    expect: { sends: SENT, results: ["ok"] },
  },
  {
    name: "the limit covers the body",
    api: "A1",
    server: replies("stall-body"),
    steps: [{ call: GET, meanwhile: [{ advance: 30_000 }] }],
    expect: { sends: SENT, results: ["timeout"], alerts: [TIMEOUT] },
  },
  {
    name: "a user's call is subject to the limit too",
    api: "A1",
    user: "U1",
    server: replies("stall"),
    steps: [{ call: GET, meanwhile: [{ advance: 30_000 }] }],
    expect: { sends: [`${GET} U1`], results: ["timeout"], alerts: [TIMEOUT] },
  },
  {
    name: "cancelled before it began: not sent",
    api: "A1",
    steps: [{ call: GET, abort: "before" }],
    expect: { sends: [], results: ["cancelled"] },
  },
  {
    name: "cancelled before it began: no renewal either",
    steps: [{ call: GET, abort: "before" }],
    expect: { sends: [], results: ["cancelled"] },
  },
  {
    name: "cancelled under way: no alert",
    api: "A1",
    server: replies("stall"),
    steps: [{ call: GET, abort: "later", meanwhile: ["abort"] }],
    expect: { sends: SENT, results: ["cancelled"] },
  },
  {
    name: "cancelled within the body: no alert",
    api: "A1",
    server: replies("stall-body"),
    steps: [{ call: GET, abort: "later", meanwhile: ["abort"] }],
    expect: { sends: SENT, results: ["cancelled"] },
  },
  {
    name: "cancelling one call leaves the other",
    api: "A1",
    server: { routes: { [GET]: ["held:ok"], "GET /v1/a": ["held:ok"] } },
    steps: [{ all: ["GET /v1/a", { call: GET, abort: "later", heldAt: 2, meanwhile: ["abort"] }] }],
    expect: { sends: ["GET /v1/a A1", ...SENT], results: ["ok", "cancelled"] },
  },
];
