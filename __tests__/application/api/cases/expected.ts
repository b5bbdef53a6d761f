import { type Case, GET, HERE, list } from "./case";

/** The waits after 425, one by one. */
const WAITS = [1_000, 2_000, 4_000, 5_000, 5_000];

/** The alerts of results that always have the same message. */
const ALERTS: Readonly<Record<string, string>> = {
  "contention 425": "425 Busy",
  "invalid_token 401": "401 Invalid or expired token",
  "invalid_user 403": "403 Invalid user",
  "server_error 500": "500 Broken",
  unreadable_response: "500 The service sent an answer we could not read. Please try again later.",
  network: "500 We could not reach the service. Please check your connection and try again.",
  timeout: "500 The service took too long to answer. Please try again later.",
  invalid_request: "500 The request could not be sent. Please contact us if this happens again.",
};

const nameIn = (spelling: string | undefined) => /^\w+?(?=x?$|[?!+-])/.exec(spelling ?? "-")?.[0] ?? "-";

const AUTH = "GET /v1/auth -";
const send = (short: string) => (short === "auth" ? AUTH : short.includes(" ") ? short : `${GET} ${short}`);

/** Returns the outcome that a row expects, with the defaults that `Case` states. */
export function expected(row: Case) {
  const [api, user] = row.start.split(" ");
  const sends = list(row.sends, ", ").map(send);
  const results = list(row.results, ", ");
  const reported = results.filter((result) => result.startsWith("server_error"));
  const logouts = list(row.logouts ?? (results.includes("expired_user") ? HERE : []), "\n");
  const alerts = list(row.alerts ?? results.map((result) => ALERTS[result]).find(Boolean), "\n");

  const renewals = list(row.renewals, " ");
  const replies = [...Object.values(row.routes ?? {}).flat(), ...renewals];
  let renewed = 0;
  const tokens = sends.map((one) => {
    if (one !== AUTH) return one.split(" ")[2] ?? "-";
    renewed += 1;
    return nameIn((renewals[renewed - 1] ?? `A${renewed + 1}`).replace(/^\w+:/, ""));
  });
  const lastApi = tokens.findLast((token) => token.startsWith("A")) ?? nameIn(api);
  const lastUser = tokens.findLast((token) => token.startsWith("U"));
  const lastLogin = lastUser ?? nameIn(user) + (user?.endsWith("x") ? "x" : "");
  const store = row.store ?? `${lastApi} ${logouts.length > 0 ? "-" : lastLogin}`;
  return {
    sends,
    results,
    alerts,
    logs: row.logs ?? alerts.map((alert) => Number(alert.split(" ")[0])).filter((code) => code > 400),
    reports: list(row.reports ?? reported.map((result) => `${result.slice(-3)} ${GET}`), "\n"),
    logouts,
    waits: row.waits ?? WAITS.slice(0, replies.filter((reply) => reply.includes("425")).length),
    store,
    storedApi: row.storedApi ?? (store.split(" ")[0] as string),
  };
}
