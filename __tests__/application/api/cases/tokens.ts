import type { Case } from "./case";

const HERE = "/faq/ivf?utm_source=x#cost";
const RENEWED = ["GET /v1/auth -", "GET /v1/orders A2"];
const GET = "GET /v1/orders";

/** Which token a send carries, and what happens before it. */
export const tokens: readonly Case[] = [
  {
    name: "a valid API token is carried",
    api: "A1",
    steps: [GET],
    expect: { sends: ["GET /v1/orders A1"], results: ["ok"] },
  },
  {
    name: "a missing API token is got first",
    steps: [GET],
    expect: { sends: RENEWED, results: ["ok"], store: "A2 -" },
  },
  {
    name: "an expired API token is renewed first",
    api: "A1-5s",
    steps: [GET],
    expect: { sends: RENEWED, results: ["ok"], store: "A2 -" },
  },
  {
    name: "an API token with 1001 ms left is valid",
    api: "A1+2s",
    steps: [{ advance: 999 }, GET],
    expect: { sends: ["GET /v1/orders A1"], results: ["ok"] },
  },
  {
    name: "an API token with 1000 ms left is due",
    api: "A1+2s",
    steps: [{ advance: 1_000 }, GET],
    expect: { sends: RENEWED, results: ["ok"], store: "A2 -" },
  },
  {
    name: "an API token at its end is due",
    api: "A1+0s",
    steps: [GET],
    expect: { sends: RENEWED, results: ["ok"], store: "A2 -" },
  },
  {
    name: "a JWT without an end is valid",
    api: "A1?",
    steps: [{ advance: 10 ** 9 }, GET],
    expect: { sends: ["GET /v1/orders A1"], results: ["ok"] },
  },
  {
    name: "a token that is no JWT is valid",
    api: "A1!",
    steps: [GET],
    expect: { sends: ["GET /v1/orders A1"], results: ["ok"] },
  },
  {
    name: "a logged-in user's token is carried",
    api: "A1",
    user: "U1",
    steps: [GET],
    expect: { sends: ["GET /v1/orders U1"], results: ["ok"] },
  },
  {
    name: "the API token is got for a logged-in user too",
    user: "U1",
    steps: [GET],
    expect: { sends: ["GET /v1/auth -", "GET /v1/orders U1"], results: ["ok"], store: "A2 U1" },
  },
  {
    name: "an expired API token is renewed for a logged-in user too",
    api: "A1-5s",
    user: "U1",
    steps: [GET],
    expect: { sends: ["GET /v1/auth -", "GET /v1/orders U1"], results: ["ok"], store: "A2 U1" },
  },
  {
    name: "a failed renewal does not keep a user's call",
    user: "U1",
    server: { renewals: ["404"] },
    steps: [GET],
    expect: { sends: ["GET /v1/auth -", "GET /v1/orders U1"], results: ["ok"] },
  },
  {
    name: "an expired user's call is not sent",
    api: "A1",
    user: "U1-5s",
    steps: [GET],
    expect: { sends: [], results: ["expired_user"], logouts: [HERE], store: "A1 -" },
  },
  {
    name: "an expired user is refused before any renewal",
    user: "U1-5s",
    steps: [GET],
    expect: { sends: [], results: ["expired_user"], logouts: [HERE], store: "- -" },
  },
  {
    name: "a user marked as expired is refused",
    api: "A1",
    user: "U1x",
    steps: [GET],
    expect: { sends: [], results: ["expired_user"], logouts: [HERE], store: "A1 -" },
  },
  {
    name: "a user's token is expired at its end",
    api: "A1",
    user: "U1+1s",
    steps: [{ advance: 1_000 }, GET],
    expect: { sends: [], results: ["expired_user"], logouts: [HERE], store: "A1 -" },
  },
  {
    name: "a user's token has no margin",
    api: "A1",
    user: "U1+1s",
    steps: [{ advance: 999 }, GET],
    expect: { sends: ["GET /v1/orders U1"], results: ["ok"] },
  },
  {
    name: "a user's JWT without an end is valid",
    api: "A1",
    user: "U1?",
    steps: [{ advance: 10 ** 9 }, { otherTab: "apiAuth", writes: "A1?" }, GET],
    expect: { sends: ["GET /v1/orders U1"], results: ["ok"] },
  },
  {
    name: "a user's token that is no JWT is valid",
    api: "A1",
    user: "U1!",
    steps: [GET],
    expect: { sends: ["GET /v1/orders U1"], results: ["ok"] },
  },
  {
    name: "two calls of an expired user make one logout",
    api: "A1",
    user: "U1-5s",
    steps: [{ all: [GET, "POST /v1/events"] }],
    expect: { sends: [], results: ["expired_user", "expired_user"], logouts: [HERE], store: "A1 -" },
  },
  {
    name: "after the logout calls go on with the API token",
    api: "A1",
    user: "U1-5s",
    steps: [GET, GET],
    expect: { sends: ["GET /v1/orders A1"], results: ["expired_user", "ok"], logouts: [HERE], store: "A1 -" },
  },
  {
    name: "a second login that expires is logged out as well",
    api: "A1",
    user: "U1-5s",
    steps: [GET, { visit: "/about" }, { otherTab: "userAuth", writes: "U2-5s" }, GET],
    expect: {
      sends: [],
      results: ["expired_user", "expired_user"],
      logouts: [HERE, "/about"],
      store: "A1 -",
    },
  },
  {
    name: "the location is kept with its path, query and fragment",
    api: "A1",
    user: "U1-5s",
    steps: [{ visit: "/a%20b?c=%2F&d#e?f" }, GET],
    expect: { sends: [], results: ["expired_user"], logouts: ["/a%20b?c=%2F&d#e?f"], store: "A1 -" },
  },

  {
    name: "/v1/auth needs no token",
    steps: ["GET /v1/auth/one-use"],
    expect: { sends: ["GET /v1/auth/one-use -"], results: ["ok"] },
  },
  {
    name: "/v1/auth carries no token",
    api: "A1",
    user: "U1",
    steps: ["GET /v1/auth/one-use"],
    expect: { sends: ["GET /v1/auth/one-use -"], results: ["ok"] },
  },
  {
    name: "/v1/auth is open to an expired user",
    api: "A1",
    user: "U1-5s",
    steps: ["POST /v1/auth/x"],
    expect: { sends: ["POST /v1/auth/x -"], results: ["ok"] },
  },
  {
    name: "/v1/auth in the middle of a word counts",
    steps: ["GET /v1/authors"],
    expect: { sends: ["GET /v1/authors -"], results: ["ok"] },
  },
  {
    name: "/v1/auth in the query does not count",
    steps: [{ call: GET, query: { next: "/v1/auth" } }],
    expect: {
      sends: ["GET /v1/auth -", "GET /v1/orders?next=%2Fv1%2Fauth A2"],
      results: ["ok"],
      store: "A2 -",
    },
  },
  {
    name: "/v1/auth inside a parameter does not count",
    steps: ["GET /v1/files/id/%2Fv1%2Fauth"],
    expect: { sends: ["GET /v1/auth -", "GET /v1/files/id/%2Fv1%2Fauth A2"], results: ["ok"], store: "A2 -" },
  },
  {
    name: "/auth of v3 does not count",
    steps: ["POST /auth/signup"],
    expect: { sends: ["GET /v1/auth -", "POST /v3/auth/signup A2"], results: ["ok"], store: "A2 -" },
  },
  {
    name: "a v3 call gets its token from v1",
    api: "A1-5s",
    steps: ["GET /plans"],
    expect: { sends: ["GET /v1/auth -", "GET /v3/plans A2"], results: ["ok"], store: "A2 -" },
  },
  {
    name: "another renewal call can be set",
    server: { renewal: "POST /v1/token" },
    renewalCall: ["v1", "POST", "/v1/token"],
    steps: [GET],
    expect: { sends: ["POST /v1/token -", "GET /v1/orders A2"], results: ["ok"], store: "A2 -" },
  },
  ...["POST", "PUT", "DELETE"].map((verb): Case => ({
    name: `${verb} is checked like GET`,
    api: "A1-5s",
    steps: [`${verb} /v1/orders`],
    expect: { sends: ["GET /v1/auth -", `${verb} /v1/orders A2`], results: ["ok"], store: "A2 -" },
  })),
];
