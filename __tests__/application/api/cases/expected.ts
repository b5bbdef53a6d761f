import { type Case, GET, list } from "./case";
import type { Outcome } from "./run-case";

const WAITS = [1_000, 2_000, 4_000, 5_000, 5_000];

const nameIn = (spelling: string | undefined) => /^\w+?(?=x?$|[?!+-])/.exec(spelling ?? "-")?.[0] ?? "-";

const send = (short: string) =>
  short === "auth" ? "GET /v1/auth -" : short.includes(" ") ? short : `${GET} ${short}`;

/** Returns the outcome that a row expects: what it leaves out does not happen. */
export function expected({ api, user, ...row }: Case): Omit<Outcome, "mostRenewals"> {
  const alerts = list(row.alerts, "\n");
  const store = row.store ?? `${nameIn(api)} ${nameIn(user)}${user?.endsWith("x") ? "x" : ""}`;
  return {
    sends: list(row.sends, " ").map(send),
    results: list(row.results, ", "),
    alerts,
    logs: row.logs ?? alerts.map((alert) => Number(alert.split(" ")[0])).filter((code) => code > 400),
    reports: list(row.reports, "\n"),
    logouts: list(row.logouts, "\n"),
    waits: typeof row.waits === "number" ? WAITS.slice(0, row.waits) : (row.waits ?? []),
    store,
    storedApi: row.storedApi ?? (store.split(" ")[0] as string),
  };
}
