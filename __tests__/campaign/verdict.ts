import type { Log } from "../support/contract-server/script";
import type { PlannedCall } from "./schedule";

/** What a caller got. */
export type Settled = { readonly echo: unknown } | { readonly code: string } | "unsettled";

export interface Verdict {
  /** Processed twice, sent after an answer that forbids it, sent more than seven times, or sent with other bytes. */
  readonly duplicated: number;
  /** Answered completely, but the caller heard otherwise; or the reverse. */
  readonly lost: number;
  /** The caller got another call's answer. */
  readonly crossed: number;
  readonly unsettled: number;
  /** Whether two renewals were ever under way at once. */
  readonly doubleRenewals: number;
}

/** The answers after which a call may be sent once more: neither was processed. */
const RESENDABLE = /^(?:slow:)?(?:425|401)$/;
const COMPLETE = /^(?:ok|slow:ok|slow-body)$/;
/** Failures that are the caller's or the clock's own doing: the server may have answered in vain. */
const GIVEN_UP = new Set(["cancelled", "timeout"]);

/** Judges a schedule by what arrived at the server and what the callers got. */
export function judge(calls: readonly PlannedCall[], settled: readonly Settled[], log: Log): Verdict {
  const verdict = {
    duplicated: 0,
    lost: 0,
    crossed: 0,
    unsettled: 0,
    doubleRenewals: log.mostRenewals > 1 ? 1 : 0,
  };
  calls.forEach(({ base, method, path }, n) => {
    const onWire = `${base === "v3" ? "/v3" : ""}${path}`;
    const sends = log.arrivals.filter((arrival) => arrival.method === method && arrival.path === onWire);
    const repeatedRightly = sends.slice(0, -1).every(({ reply }) => RESENDABLE.test(reply));
    const sameBytes = new Set(sends.map(({ body, type }) => `${type} ${body}`)).size <= 1;
    if (!repeatedRightly || !sameBytes || sends.length > 7) verdict.duplicated += 1;

    const result = settled[n];
    if (result === undefined || result === "unsettled") verdict.unsettled += 1;
    else if ("echo" in result) {
      if (result.echo !== `${method} ${onWire}`) verdict.crossed += 1;
      else if (!COMPLETE.test(sends.at(-1)?.reply ?? "")) verdict.lost += 1;
    } else if (COMPLETE.test(sends.at(-1)?.reply ?? "") && !GIVEN_UP.has(result.code)) verdict.lost += 1;
  });
  return verdict;
}
