import { type Case, during, GET, HERE, row, tab, times } from "./case";

/** 403 "Invalid user", and other messages with 401 and 403 (R447, R450). */
export const refusedUsers: readonly Case[] = [
  row("401 User authentication required: no alert (R450)", "401-user | A1 | authentication_required 401"),
  row(
    "401 User authentication required with a user: not logged out",
    "A1 U1 | 401-user | U1 | authentication_required 401",
  ),
  row("401 with another message: shown", "401-other | A1 | client_error 401", {
    alerts: "401 Wrong password",
  }),
  row(
    "401 with another message of the user's token: not logged out",
    "A1 U1 | 401-other | U1 | client_error 401",
    { alerts: "401 Wrong password" },
  ),
  row("401 with the message in lower case: not recognized", "401-case | A1 | client_error 401", {
    alerts: "401 invalid or expired token",
  }),
  row("401 without a body", "401-empty | A1 | client_error 401", {
    alerts: "401 Request failed with status code 401",
  }),
  row("401 as an HTML page", "401-html | A1 | client_error 401", {
    alerts: "401 Request failed with status code 401",
  }),
  row("403 with the message of 401: not renewed", "403-token | A1 | client_error 403", {
    alerts: "403 Invalid or expired token",
  }),
  row("403 Invalid user: logged out, no return path", "A1 U1 | 403-user | U1 | invalid_user 403", {
    logouts: "-",
  }),
  row("403 Invalid user without a user: logged out", "403-user | A1 | invalid_user 403", { logouts: "-" }),
  row(
    "403 Invalid user, twice at once: one logout",
    "A1 U1 | 403-user | GET /v1/a U1, U1 | invalid_user 403, invalid_user 403",
    { routes: { "GET /v1/a": ["403-user"] }, steps: [{ all: [GET, "GET /v1/a"] }], logouts: "-" },
  ),
  row(
    "403 Invalid user after a voluntary logout: nothing happens",
    "A1 U1 | held:403-user | U1 | invalid_user 403",
    { steps: during(tab("userAuth")), store: "A1 -" },
  ),
  row(
    "403 Invalid user: a login before the logout is not undone",
    "A1 U1 | 403-user | U1 | invalid_user 403",
    { steps: [{ beforeTimers: tab("userAuth", "U2") }, GET], store: "A1 U2" },
  ),
  row(
    "403 Invalid user for the API token: a newer login is not undone (R447)",
    "held:403-user | A1 | invalid_user 403",
    { steps: during(tab("userAuth", "U1")), store: "A1 U1" },
  ),
  row(
    "403 Invalid user for the API token: a login before the logout is not undone",
    "403-user | A1 | invalid_user 403",
    { steps: [{ beforeTimers: tab("userAuth", "U1") }, GET], store: "A1 U1" },
  ),
  row(
    "403 Invalid user for the API token, ten times: one logout",
    `${times(10, "403-user").join(" ")} | ${times(10, "A1").join(", ")} | ${times(10, "invalid_user 403").join(", ")}`,
    { logouts: "-" },
  ),
  row(
    "403 Invalid user for the API token logs out again after a login",
    "403-user ok 403-user | A1, U1, A1 | invalid_user 403, ok, invalid_user 403",
    { steps: [GET, tab("userAuth", "U1"), GET, tab("userAuth"), GET], logouts: ["-", "-"] },
  ),
  row(
    "403 Invalid user for the API token after a logout: the return path is not lost",
    "A1 U1 | 401 403-user | U1, A1 | expired_user, invalid_user 403",
    { logouts: HERE },
  ),
  row("403 with another message: not logged out", "A1 U1 | 403 | U1 | client_error 403", {
    alerts: "403 Not yours",
  }),
  row("400 Invalid user: not logged out", "A1 U1 | 400-user | U1 | client_error 400", {
    alerts: "400 Invalid user",
  }),
  row("500 Invalid user: not logged out", "A1 U1 | 500-user | U1 | server_error 500", {
    alerts: "500 Invalid user",
  }),
];
