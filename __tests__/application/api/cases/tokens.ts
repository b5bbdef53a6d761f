import { type Case, GET, HERE, row, tab } from "./case";

/** The token that each attempt carries, and the checks before it (R350, R354, R355, R356, R357, R358, R448, R449, R454). */
export const tokens: readonly Case[] = [
  row("a valid API token is sent (R348, R354)", "| A1 | ok"),
  row("a missing API token is requested first (R356)", "- | | auth, A2 | ok"),
  row("an expired API token is renewed first", "A1-5s | | auth, A2 | ok"),
  row("an API token with 1001 ms left is valid", "A1+2s | | A1 | ok", { steps: [{ advance: 999 }, GET] }),
  row("an API token with 1000 ms left is renewed (R357)", "A1+2s | | auth, A2 | ok", {
    steps: [{ advance: 1000 }, GET],
  }),
  row("an API token at its expiry is renewed", "A1+0s | | auth, A2 | ok"),
  row("a JWT without expiry is valid", "A1? | | A1 | ok", { steps: [{ advance: 1_000_000_000 }, GET] }),
  row("a token that is not a JWT is valid", "A1! | | A1 | ok"),
  row("a logged-in user's token is sent (R354)", "A1 U1 | | U1 | ok"),
  row("the API token is requested for a logged-in user too", "- U1 | | auth, U1 | ok"),
  row("an expired API token is renewed for a logged-in user too", "A1-5s U1 | | auth, U1 | ok"),
  row("a failed renewal does not stop a user's call (R358)", "- U1 | | auth, U1 | ok", { renewals: "404" }),
  row("an expired user's call is not sent, and shows no alert (R454)", "A1 U1-5s | | | expired_user"),
  row("an expired user is refused before any renewal", "- U1-5s | | | expired_user"),
  row("a user marked as expired is refused", "A1 U1x | | | expired_user"),
  row("a user's token is refused from its expiry on", "A1 U1+1s | | | expired_user", {
    steps: [{ advance: 1000 }, GET],
  }),
  row("a user's token is valid until its expiry", "A1 U1+1s | | U1 | ok", { steps: [{ advance: 999 }, GET] }),
  row("a user's JWT without expiry is valid", "A1 U1? | | U1 | ok", {
    steps: [{ advance: 1_000_000_000 }, tab("apiAuth", "A1?"), GET],
  }),
  row("a user's token that is not a JWT is valid", "A1 U1! | | U1 | ok"),
  row("two calls of an expired user cause one logout", "A1 U1-5s | | | expired_user, expired_user", {
    steps: [{ all: [GET, "POST /v1/events"] }],
  }),
  row("after the logout, calls are sent with the API token", "A1 U1-5s | | A1 | expired_user, ok"),
  row("a second login that expires is logged out as well", "A1 U1-5s | | | expired_user, expired_user", {
    steps: [GET, { visit: "/about" }, tab("userAuth", "U2-5s"), GET],
    logouts: [HERE, "/about"],
  }),
  row(
    "a login before the deferred logout of an expired user is not undone (R448)",
    "A1 U1-5s | | | expired_user",
    { steps: [{ beforeTimers: tab("userAuth", "U2") }, GET], store: "A1 U2", logouts: [] },
  ),
  row("the return path has path, query and fragment", "A1 U1-5s | | | expired_user", {
    steps: [{ visit: "/a%20b?c=%2F&d#e?f" }, GET],
    logouts: "/a%20b?c=%2F&d#e?f",
  }),
  row("/v1/auth needs no token", "- | | GET /v1/auth/one-use - | ok"),
  row("/v1/auth is sent with the user's token (R355)", "A1 U1 | | GET /v1/auth/one-use U1 | ok"),
  row(
    "/v1/auth is sent with the API token when nobody is logged in (R355)",
    "| GET /v1/auth/one-use A1 | ok",
  ),
  row("/v1/auth does not renew an expired API token", "A1-5s | | GET /v1/auth/one-use A1 | ok"),
  row(
    "/v1/auth does not refuse an expired user: the API token is sent",
    "A1 U1-5s | | POST /v1/auth/x A1 | ok",
  ),
  row("/v1/auth in the middle of a word skips the check", "- | | GET /v1/authors - | ok"),
  row(
    "/v1/auth in the query does not skip the check",
    "- | | auth, GET /v1/orders?next=%2Fv1%2Fauth A2 | ok",
    { steps: [{ call: GET, query: { next: "/v1/auth" } }] },
  ),
  row(
    "/v1/auth inside a parameter does not skip the check",
    "- | | auth, GET /v1/files/id/%2Fv1%2Fauth A2 | ok",
  ),
  row("/auth of v3 does not skip the check", "- | | auth, POST /v3/auth/signup A2 | ok"),
  row("the token for a v3 call is requested from v1", "A1-5s | | auth, GET /v3/plans A2 | ok"),
  row("the renewal call can be set", "- | | POST /v1/token -, A2 | ok", {
    renewal: "POST /v1/token",
    steps: [GET],
  }),
  ...["POST", "PUT", "DELETE"].map((method) =>
    row(`${method} is checked like GET`, `A1-5s | | auth, ${method} /v1/orders A2 | ok`),
  ),
];
