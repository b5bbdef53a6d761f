import { type Case, during, GET, HERE, row, tab, times } from "./case";

/** All branches after a 401 "Invalid or expired token" (R442, R443, R444, R445, R446). */
export const refusedTokens: readonly Case[] = [
  row("401: renewed, sent once more", "401 | A1, auth, A2 | ok"),
  row("401 twice: passed on (R446)", "401 401 | A1, auth, A2 | invalid_token 401"),
  row("401, renewal fails: passed on, the renewal reported", "401 | A1, auth | invalid_token 401", {
    renewals: "500",
    reports: "500 GET /v1/auth",
  }),
  row("401, renewal reset: passed on", "401 | A1, auth | invalid_token 401", { renewals: "reset" }),
  row("401, renewal refused with 401: not renewed again", "401 | A1, auth | invalid_token 401", {
    renewals: "401",
  }),
  row("401: the new token is used although it looks expired", "401 | A1, auth, A2 | ok", {
    renewals: "A2-60s",
  }),
  row(
    "401: the resend has the same bytes",
    "401 | PUT /v1/orders A1 a=%C3%BC+%26, auth, PUT /v1/orders A2 a=%C3%BC+%26 | ok",
    { steps: [{ call: "PUT /v1/orders", body: { a: "ü &" } }] },
  ),
  row(
    "401 on v3: the resend has the same bytes",
    '401 | POST /v3/plans A1 {"a":[1,"x"]} [web], auth, POST /v3/plans A2 {"a":[1,"x"]} [web] | ok',
    { steps: [{ call: "POST /plans", body: { a: [1, "x"] }, subsystem: "web" }] },
  ),
  row("401: a user who logged in meanwhile is used in the resend", "401 | A1, auth, U1 | ok", {
    renewals: "held:A2",
    steps: [{ call: GET, heldAt: 2, meanwhile: [tab("userAuth", "U1")] }],
  }),
  row("401, cancelled during the renewal", "401 | A1, auth, A2 | cancelled, ok", {
    renewals: "held:A2",
    steps: [{ call: GET, abort: "later", heldAt: 2, meanwhile: ["abort"] }, GET],
  }),
  row("401 then 500: reported once", "401 500 | A1, auth, A2 | server_error 500"),
  row("401 then reset: not sent again", "401 reset | A1, auth, A2 | network"),
  row("401 then 403 Invalid user: logged out", "401 403-user | A1, auth, A2 | invalid_user 403", {
    logouts: "-",
  }),
  row("401 without a token: renewed and sent again", "- | 401 | auth, -, auth, A2 | ok", {
    renewals: "404 A2",
  }),
  row(
    "401 on a /v1/auth call without a stored token: renewed and sent again",
    "- | 401 | POST /v1/auth/x -, auth, POST /v1/auth/x A2 | ok",
  ),
  row(
    "401 on a /v1/auth call with a stored token: renewed and sent again",
    "401 | POST /v1/auth/x A1, auth, POST /v1/auth/x A2 | ok",
  ),

  row("401 of the user's token: logged out, no alert (R443)", "A1 U1 | 401 | U1 | expired_user"),
  row(
    "401 of the user's token: the return path is the page of the refusal",
    "A1 U1 | held:401 | U1 | expired_user",
    { steps: [{ call: GET, meanwhile: [{ visit: "/about#x" }] }, { visit: "/press" }], logouts: "/about#x" },
  ),
  row(
    "401 of the user's token, twice at once: one logout",
    "A1 U1 | | U1, POST /v1/events U1 | expired_user, expired_user",
    { accepts: ["A1"], steps: [{ all: [GET, "POST /v1/events"] }] },
  ),
  row(
    "401 of the user's token after a voluntary logout: nothing happens (R442)",
    "A1 U1 | held:401 | U1 | expired_user",
    { steps: during(tab("userAuth")), store: "A1 -", logouts: [] },
  ),
  row(
    "401 of the user's token: a login before the logout is not undone (R442)",
    "A1 U1 | 401 | U1 | expired_user",
    { steps: [{ beforeTimers: tab("userAuth", "U2") }, GET], store: "A1 U2", logouts: [] },
  ),
  row(
    "401 of the user's token, stored again and refused again: logged out again",
    "A1 U1 | 401 401 | U1, U1 | expired_user, expired_user",
    { steps: [GET, tab("userAuth", "U1"), GET], logouts: [HERE, HERE] },
  ),
  row(
    "401 of the API token with an expired user: a login before the logout is not undone",
    "held:401 | A1, auth, U2 | ok",
    { steps: [{ beforeTimers: tab("userAuth", "U2") }, ...during(tab("userAuth", "U1-5s"))] },
  ),
  row(
    "401 of an old user's token does not undo a newer login",
    "A1 U1 | held:401 | U1, U2 | expired_user, ok",
    { steps: [{ call: GET, meanwhile: [tab("userAuth", "U2")] }, GET], logouts: [] },
  ),
  row("401 of the API token with an expired user: logged out, and renewed", "held:401 | A1, auth, A2 | ok", {
    steps: during(tab("userAuth", "U1-5s")),
    logouts: HERE,
  }),
  row(
    "401 of the API token with an expired user and a newer token: logged out, passed on, shown",
    "held:401 | A1 | invalid_token 401",
    { steps: during(tab("userAuth", "U1-5s"), tab("apiAuth", "A9")), logouts: HERE, store: "A9 -" },
  ),
  row("401, another token stored meanwhile: passed on (R444)", "held:401 | A1 | invalid_token 401", {
    steps: during(tab("apiAuth", "A9")),
    store: "A9 -",
  }),
  row("401, another token stored without an event: passed on", "held:401 | A1 | invalid_token 401", {
    steps: during(tab("apiAuth", "A9", "silently")),
    store: "A9 -",
  }),
  row("401, stored token removed meanwhile: renewed", "held:401 | A1, auth, A2 | ok", {
    steps: during(tab("apiAuth")),
  }),
  row("401, stored token corrupted meanwhile: renewed", "held:401 | A1, auth, A2 | ok", {
    steps: during({ otherTab: "apiAuth", raw: "{" }),
  }),
  row("401 without a token, one stored meanwhile: passed on", "- | held:401 | auth, - | invalid_token 401", {
    renewals: "404",
    steps: [{ call: GET, heldAt: 2, meanwhile: [tab("apiAuth", "A9")] }],
    store: "A9 -",
  }),
  row(
    "five 401s before the renewal ends: one renewal, all succeed (R445)",
    "| auth, A1, A1, A1, A1, A1, A2, A2, A2, A2, A2 | ok, ok, ok, ok, ok",
    { accepts: [], holdRenewals: 5, steps: [{ all: times(5, GET) }] },
  ),
  row(
    "a 401 after the renewal ended: passed on",
    "| GET /v1/a A1, GET /v1/a A2, auth, GET /v1/b A1 | ok, invalid_token 401",
    {
      routes: { "GET /v1/a": ["401"], "GET /v1/b": ["held:401"] },
      steps: [{ all: ["GET /v1/a", { call: "GET /v1/b", heldAt: 4, meanwhile: [] }] }],
      store: "A2 -",
    },
  ),
  row(
    "three 401s share one failed renewal, each with its own 401",
    "| auth, A1, GET /v3/plans A1, PUT /v1/a A1 | invalid_token 401, invalid_token 401, invalid_token 401",
    { renewals: "404", accepts: [], holdRenewals: 3, steps: [{ all: [GET, "PUT /v1/a", "GET /plans"] }] },
  ),
];
