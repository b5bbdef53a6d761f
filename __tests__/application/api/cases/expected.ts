import type { Case } from "./case";
import type { Outcome } from "./run-case";

const nameIn = (spelling: string | undefined) => /^\w+?(?=x?$|[?!+-])/.exec(spelling ?? "-")?.[0] ?? "-";

/** A row's expectation, with what it leaves unsaid: nothing shown, nothing reported, nothing changed. */
export function expected({ api, user, expect }: Case): Omit<Outcome, "mostRenewals"> {
  const alerts = expect.alerts ?? [];
  const store = expect.store ?? `${nameIn(api)} ${nameIn(user)}${user?.endsWith("x") ? "x" : ""}`;
  return {
    sends: expect.sends,
    results: expect.results,
    alerts,
    logs: expect.logs ?? alerts.map((alert) => Number(alert.split(" ")[0])).filter((code) => code > 400),
    reports: expect.reports ?? [],
    logouts: expect.logouts ?? [],
    waits: expect.waits ?? [],
    store,
    kept: expect.kept ?? (store.split(" ")[0] as string),
  };
}
