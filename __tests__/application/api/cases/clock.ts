import type { Clock } from "../../../../src/application/api";
import { TIMEOUT } from "../../../../src/application/api/settings";
import { T0 } from "../../../support/contract-server/tokens";

/** Time that passes only when told to, or when a wait for contention is over; no wait is slept. */
export interface TestClock extends Clock {
  /** Every wait asked for, in ms, except time limits and deferrals. */
  readonly waits: number[];
  advance(ms: number): void;
  /** Sets the clock forward without any time passing: tokens age, time limits do not. */
  skew(ms: number): void;
  /** How many time limits are armed: 0 when every send has settled. */
  readonly armed: number;
}

/** @param onWait runs at the beginning of each wait */
export function createTestClock(onWait: (nth: number) => void = () => undefined): TestClock {
  let now = T0;
  const waits: number[] = [];
  const limits = new Map<object, { due: number; run: () => void }>();

  return {
    waits,
    now: () => now,
    get armed() {
      return limits.size;
    },
    skew(ms) {
      now += ms;
      for (const limit of limits.values()) limit.due += ms;
    },
    advance(ms) {
      now += ms;
      for (const [key, { due, run }] of [...limits]) {
        if (due > now) continue;
        limits.delete(key);
        run();
      }
    },
    after(ms, run) {
      if (ms >= TIMEOUT) {
        const key = {};
        limits.set(key, { due: now + ms, run });
        return () => void limits.delete(key);
      }
      const until = now + ms;
      if (ms > 0) {
        waits.push(ms);
        onWait(waits.length - 1);
      }
      // A thousandth of the wait keeps the order of several.
      const timer = setTimeout(() => {
        now = Math.max(now, until);
        run();
      }, ms / 1_000);
      return () => clearTimeout(timer);
    },
  };
}
