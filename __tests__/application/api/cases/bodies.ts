import type { Case } from "./case";

const POST = "POST /v1/orders";

/** What v1 and v3 put on the wire. */
export const bodies: readonly Case[] = [
  ...(
    [
      ["flat", { a: 1, b: "x" }, "a=1&b=x"],
      ["spaces and signs", { a: "b c&d=e+f" }, "a=b+c%26d%3De%2Bf"],
      ["other alphabets", { ключ: "ü" }, "%D0%BA%D0%BB%D1%8E%D1%87=%C3%BC"],
      ["truth values", { a: true, b: false }, "a=true&b=false"],
      ["null and undefined", { a: null, b: undefined, c: 0, d: "" }, "a=&c=0&d="],
      ["arrays, with indices", { a: [1, 2] }, "a%5B0%5D=1&a%5B1%5D=2"],
      ["nested fields", { a: { b: { c: 1 } } }, "a%5Bb%5D%5Bc%5D=1"],
      ["arrays of fields", { a: [{ b: 1 }, { b: 2 }] }, "a%5B0%5D%5Bb%5D=1&a%5B1%5D%5Bb%5D=2"],
      ["dates", { a: new Date(0) }, "a=1970-01-01T00%3A00%3A00.000Z"],
    ] as const
  ).map(([what, body, sent]): Case => ({
    name: `v1 form: ${what}`,
    api: "A1",
    steps: [{ call: POST, body }],
    expect: { sends: [`${POST} A1 ${sent}`], results: ["ok"] },
  })),
  {
    name: "v1 form: nothing",
    api: "A1",
    steps: [{ call: POST, body: {} }],
    expect: { sends: [`${POST} A1`], results: ["ok"] },
  },
  {
    name: "v1 query: arrays with indices",
    api: "A1",
    steps: [{ call: "GET /v1/a", query: { id: ["x", "y"], n: undefined } }],
    expect: { sends: ["GET /v1/a?id%5B0%5D=x&id%5B1%5D=y A1"], results: ["ok"] },
  },
  {
    name: "v3 query: arrays without indices",
    api: "A1",
    steps: [{ call: "GET /a", query: { id: ["x", "y"], o: { p: [1, 2] } } }],
    expect: { sends: ["GET /v3/a?id=x&id=y&o%5Bp%5D=1&o%5Bp%5D=2 A1"], results: ["ok"] },
  },
  {
    name: "an empty query leaves no question mark",
    api: "A1",
    steps: [{ call: "GET /v1/a", query: { n: undefined } }],
    expect: { sends: ["GET /v1/a A1"], results: ["ok"] },
  },
  {
    name: "v3 JSON",
    api: "A1",
    steps: [{ call: "POST /plans", body: { a: [1, null], b: "ü", c: undefined } }],
    expect: { sends: ['POST /v3/plans A1 {"a":[1,null],"b":"ü"}'], results: ["ok"] },
  },
  {
    name: "v3 with a trailing slash",
    api: "A1",
    steps: [{ call: "POST /memberships/", body: { a: 1 } }],
    expect: { sends: ['POST /v3/memberships/ A1 {"a":1}'], results: ["ok"] },
  },
  {
    name: "v3 with a subsystem",
    api: "A1",
    steps: [{ call: "GET /plans", subsystem: "servicing" }],
    expect: { sends: ["GET /v3/plans A1 [servicing]"], results: ["ok"] },
  },
  {
    name: "v1 has no subsystem",
    api: "A1",
    steps: [{ call: "GET /v1/a", subsystem: "servicing" }],
    expect: { sends: ["GET /v1/a A1"], results: ["ok"] },
  },
  {
    name: "v2 is on the same host as v1",
    api: "A1",
    steps: ["GET /v2/a"],
    expect: { sends: ["GET /v2/a A1"], results: ["ok"] },
  },
];
