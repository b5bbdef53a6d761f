import { type Case, GET, row } from "./case";

const POST = "POST /v1/orders";

const FORMS: readonly [what: string, body: object, encoded: string][] = [
  ["flat", { a: 1, b: "x" }, "a=1&b=x"],
  ["spaces and punctuation", { a: "b c&d=e+f" }, "a=b+c%26d%3De%2Bf"],
  ["other alphabets", { ключ: "ü" }, "%D0%BA%D0%BB%D1%8E%D1%87=%C3%BC"],
  ["booleans", { a: true, b: false }, "a=true&b=false"],
  ["null and undefined", { a: null, b: undefined, c: 0, d: "" }, "a=&c=0&d="],
  ["arrays, with indices", { a: [1, 2] }, "a%5B0%5D=1&a%5B1%5D=2"],
  ["nested fields", { a: { b: { c: 1 } } }, "a%5Bb%5D%5Bc%5D=1"],
  ["arrays of fields", { a: [{ b: 1 }, { b: 2 }] }, "a%5B0%5D%5Bb%5D=1&a%5B1%5D%5Bb%5D=2"],
  ["dates", { a: new Date(0) }, "a=1970-01-01T00%3A00%3A00.000Z"],
  ["a BigInt", { a: 12345678901234567890n }, "a=12345678901234567890"],
];

/** Bodies and queries as v1 and v3 send them (R350, R351, R352, R353). */
export const bodies: readonly Case[] = [
  ...FORMS.map(([what, body, encoded]) =>
    row(`v1 form: ${what}`, `| ${POST} A1 ${encoded} | ok`, { steps: [{ call: POST, body }] }),
  ),
  row("v1 form: empty (R350)", `| ${POST} A1 | ok`, { steps: [{ call: POST, body: {} }] }),
  row("v1 query: arrays with indices", "| GET /v1/a?id%5B0%5D=x&id%5B1%5D=y A1 | ok", {
    steps: [{ call: "GET /v1/a", query: { id: ["x", "y"], n: undefined } }],
  }),
  row("v3 query: arrays without indices (R352)", "| GET /v3/a?id=x&id=y&o%5Bp%5D=1&o%5Bp%5D=2 A1 | ok", {
    steps: [{ call: "GET /a", query: { id: ["x", "y"], o: { p: [1, 2] } } }],
  }),
  row("an empty query adds no question mark", "| GET /v1/a A1 | ok", {
    steps: [{ call: "GET /v1/a", query: { n: undefined } }],
  }),
  row("v3 JSON (R351)", '| POST /v3/plans A1 {"a":[1,null],"b":"ü"} | ok', {
    steps: [{ call: "POST /plans", body: { a: [1, null], b: "ü", c: undefined } }],
  }),
  row("v3 with a trailing slash", '| POST /v3/memberships/ A1 {"a":1} | ok', {
    steps: [{ call: "POST /memberships/", body: { a: 1 } }],
  }),
  row("v3 with a subsystem (R353)", "| GET /v3/plans A1 [servicing] | ok", {
    steps: [{ call: "GET /plans", subsystem: "servicing" }],
  }),
  row("v1 without the subsystem header", "| GET /v1/a A1 | ok", {
    steps: [{ call: "GET /v1/a", subsystem: "servicing" }],
  }),
  row("v2 is on the same host as v1", "| GET /v2/a A1 | ok"),
  row("v3: a BigInt is refused before sending", "| | invalid_request", {
    steps: [{ call: "POST /plans", body: { a: 1n } }],
  }),
  ...[
    new URLSearchParams("a=1"),
    new Map([["a", 1]]),
    { a: new Set([1]) },
    new ArrayBuffer(1),
    { a: new Error("b") },
    { a: Object.assign(new Error("b"), { code: 1 }) },
    { a: () => 1 },
    { a: Symbol("b") },
    { a: new Uint8Array(1) },
  ].map((body, at) =>
    row(`content that is not fields is refused before sending (${at + 1})`, "| | invalid_request", {
      steps: [{ call: at % 2 ? "POST /plans" : POST, body }],
    }),
  ),
  row("v1: an object that converts itself to JSON", "| POST /v1/a A1 a=https%3A%2F%2Fb.example%2F | ok", {
    steps: [{ call: "POST /v1/a", body: { a: new URL("https://b.example") } }],
  }),
  row("a file in a query is refused before sending", "| | invalid_request", {
    steps: [{ call: "GET /v1/a", query: { a: new Blob() } }],
  }),
  row("an invalid header is refused before sending", "| | invalid_request", {
    steps: [{ call: GET, headers: { "X-A": "a\nb" } }],
  }),
  row(
    "PATCH sends a body, and DELETE a query and a body",
    "| PATCH /v1/a A1 b=1, DELETE /v1/a?q=1 A1 b=1 | ok, ok",
    {
      steps: [
        { call: "PATCH /v1/a", body: { b: 1 } },
        { call: "DELETE /v1/a", query: { q: 1 }, body: { b: 1 } },
      ],
    },
  ),
];
