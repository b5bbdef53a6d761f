import { type Case, during, GET, row, tab, times } from "./case";

/** Replies without a usable token. */
const FAILED_RENEWALS = (
  "401 401-user 403-user 404 429 500 503 500-token reset truncate truncate-chunked " +
  "html bad-json empty 204 null no-token token-number token-blank token-unusable auth-null"
).split(" ");

/** Renewals of the API token: one at a time, silent, and never in a loop (R318, R358, R359). */
export const renewal: readonly Case[] = [
  ...FAILED_RENEWALS.map((reply) =>
    row(
      `a renewal with the reply ${reply} fails: the call is sent with the old token`,
      "A1-5s | | auth, A1 | ok",
      { renewals: reply, reports: ["500", "503"].includes(reply) ? `${reply} GET /v1/auth` : [] },
    ),
  ),
  row("without any token, the call is sent without the header (R358)", "- | | auth, - | ok", {
    renewals: "404",
  }),
  row("a renewal that stalls ends after 30 s", "- | | auth, - | ok", {
    renewals: "stall",
    steps: during({ advance: 30_000 }),
  }),
  row("425 on the renewal is retried", "- | | auth, auth, auth, A2 | ok", { renewals: "425 425 A2" }),
  row("425 on the renewal is retried five times", "A1-5s | | auth, auth, auth, auth, auth, auth, A1 | ok", {
    renewals: "425 425 425 425 425 425",
  }),
  row("a new token that looks expired is used", "- | | auth, A2 | ok", { renewals: "A2-60s" }),
  row("a new token that looks expired is renewed at the next call", "- | | auth, A2, auth, A3 | ok, ok", {
    renewals: "A2-60s A3-60s",
  }),
  row("five calls share one renewal (R359)", "- | | auth, A2, A2, A2, A2, A2 | ok, ok, ok, ok, ok", {
    renewals: "slow:A2",
    steps: [{ all: times(5, GET) }],
  }),
  row("three calls share one failed renewal", "- | | auth, -, -, - | ok, ok, ok", {
    renewals: "slow:404",
    steps: [{ all: [GET, GET, GET] }],
  }),
  row("a user's call and another one share one renewal", "- U1 | | auth, U1, GET /v3/plans U1 | ok, ok", {
    renewals: "slow:A2",
    steps: [{ all: [GET, "GET /plans"] }],
  }),
  row("after a failed renewal the next call tries again", "- | | auth, -, auth, A3 | ok, ok", {
    renewals: "404",
  }),
  row("after a renewal the next call does not renew", "- | | auth, A2, A2 | ok, ok"),
  row(
    "a call cancelled during the renewal is not sent; the renewal is not lost",
    "- | | auth, A2 | cancelled, ok",
    { renewals: "held:A2", steps: [{ call: GET, abort: "later", meanwhile: ["abort"] }, GET] },
  ),
  row("a user who expires during the renewal is refused", "- U1+5s | | auth | expired_user", {
    renewals: "held:A2",
    steps: during({ advance: 6000 }),
  }),
  row("a user who logs out elsewhere during the renewal is no longer used", "- U1 | | auth, A2 | ok", {
    renewals: "held:A2",
    steps: during(tab("userAuth")),
    store: "A2 -",
  }),
  row("a user who logs in elsewhere during the renewal is used", "- | | auth, U1 | ok", {
    renewals: "held:A2",
    steps: during(tab("userAuth", "U1")),
  }),
  row("a reset renews a valid token", "| auth, A2 | ok", { steps: [{ resetSession: true }, GET] }),
  row("a reset keeps the user", "A1 U1 | | auth, U1 | ok", { steps: [{ resetSession: true }, GET] }),
  row("a failed reset keeps the old token", "| auth, A1 | ok", {
    renewals: "slow:500",
    steps: [{ resetSession: true }, GET],
    reports: "500 GET /v1/auth",
  }),
  row("a call joins the renewal of a reset", "A1-5s | | auth, A2 | ok", {
    renewals: "held:A2",
    steps: [{ all: [{ call: GET, meanwhile: [{ resetSession: true }] }] }],
  }),
];
