import { checks, type Verdict } from "./checks";
import type { Evidence } from "./evidence";

export interface Score {
  /** 100, less what is taken, and, where 90 are left, plus what is given; 165 at most. */
  readonly score: number;
  readonly passed: number;
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

/**
 * The HTTP Observatory's rules as its documentation ("Tests and scoring") and its public scanner tell them, algorithm 6:
 * twelve tests, 165 points at most (100; CSP, CORP, COOP, COEP 10 each; cookies, HSTS preload, referrer, SRI, frames 5
 * each). Our own reading: it has to be asked again on the real host, which alone can show TLS. The points of COOP and
 * COEP values other than the best are assumed, for the scanner's newest chart could not be had.
 */
export function score(evidence: Evidence): Score {
  const verdicts = Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check(evidence)]));
  const modifiers = Object.values(verdicts).map(({ modifier }) => modifier);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const bonus = base >= 90 ? sum(modifiers.filter((modifier) => modifier > 0)) : 0;
  return {
    score: Math.max(0, base + bonus),
    passed: Object.values(verdicts).filter(({ pass }) => pass).length,
    verdicts,
  };
}
