import type { Log } from "../support/contract-server/script";
import { type PlannedCall, routeOf } from "./schedule";

/** The outcome of a call for its caller. */
export type Settled = { readonly echo: unknown } | { readonly code: string } | "unsettled";

/** Number of violations by kind. */
export const NO_VIOLATIONS = {
  /** Processed twice, sent after a response that forbids it, sent more than seven times, or sent with other bytes. */
  duplicated: 0,
  /** The server completed the call but the caller got a failure, or the reverse. */
  lost: 0,
  /** The caller got the response of another call. */
  crossed: 0,
  unsettled: 0,
  /** Two renewals of one tab were in flight at once. */
  doubleRenewals: 0,
  /** The client removed the token of a login that was neither refused nor expired. */
  undoneLogins: 0,
  /** A refused user token is still stored at the end. */
  missedLogouts: 0,
};
export type Verdict = typeof NO_VIOLATIONS;

/** Responses after which a call may be sent again, because it was not processed. */
const RESENDABLE = /^(?:slow:)?(?:425|401)$/;
const COMPLETE = /^(?:ok|slow:ok|slow-body)$/;
/** Failures that the caller or the clock causes, although the server may have completed the call. */
const GIVEN_UP = new Set(["cancelled", "timeout"]);

/** Judges a schedule by the requests that arrived and the outcomes of the calls. */
export function judge(calls: readonly PlannedCall[], settled: readonly Settled[], log: Log): Verdict {
  const verdict = { ...NO_VIOLATIONS, doubleRenewals: log.mostRenewals > 1 ? 1 : 0 };
  calls.forEach((call, n) => {
    const route = routeOf(call);
    const sends = log.arrivals.filter((arrival) => `${arrival.method} ${arrival.path}` === route);
    const isResendAllowed = sends.slice(0, -1).every(({ reply }) => RESENDABLE.test(reply));
    const isSame = new Set(sends.map(({ body, type }) => `${type} ${body}`)).size <= 1;
    if (!isResendAllowed || !isSame || sends.length > 7) verdict.duplicated += 1;

    const result = settled[n];
    const isComplete = COMPLETE.test(sends.at(-1)?.reply ?? "");
    if (result === undefined || result === "unsettled") verdict.unsettled += 1;
    else if ("echo" in result) {
      if (result.echo !== route) verdict.crossed += 1;
      else if (!isComplete) verdict.lost += 1;
    } else if (isComplete && !GIVEN_UP.has(result.code)) verdict.lost += 1;
  });
  return verdict;
}
