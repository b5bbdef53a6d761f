import { T0 } from "../../../support/contract-server/tokens";

/** Longest wait of the client, in ms; anything longer is a time limit. */
const LONGEST_WAIT = 5_000;

/**
 * Creates a clock that advances only on request or after a wait that follows a 425. Waits take a thousandth of their time.
 * @param onWait runs at the start of each wait
 */
export function createTestClock(onWait: (nth: number) => void = () => undefined) {
  let now = T0;
  const waits: number[] = [];
  const limits = new Map<object, { due: number; run: () => void }>();

  return {
    /** Every wait in ms, except time limits and deferrals. */
    waits,
    now: () => now,
    /** Number of time limits that are armed: 0 once every attempt has settled. */
    get armed() {
      return limits.size;
    },
    /** Sets the clock forward without time passing: tokens age, but time limits do not. */
    skew(ms: number) {
      now += ms;
      for (const limit of limits.values()) limit.due += ms;
    },
    advance(ms: number) {
      now += ms;
      for (const [key, { due, run }] of [...limits]) {
        if (due > now) continue;
        limits.delete(key);
        run();
      }
    },
    after(ms: number, run: () => void): () => void {
      if (ms > LONGEST_WAIT) {
        const key = {};
        limits.set(key, { due: now + ms, run });
        return () => void limits.delete(key);
      }
      const until = now + ms;
      if (ms > 0) {
        waits.push(ms);
        onWait(waits.length - 1);
      }
      const timer = setTimeout(() => {
        now = Math.max(now, until);
        run();
      }, ms / 1_000);
      return () => clearTimeout(timer);
    },
  };
}
