import { checks, type Verdict } from "./checks";
import type { Evidence } from "./evidence";

interface Score {
  /** 100 minus the subtracted points, plus the added points if at least 90 remain; 165 at most. */
  readonly score: number;
  readonly passed: number;
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

/**
 * Applies the rules of the HTTP Observatory (algorithm 6) as described by its documentation ("Tests and scoring") and its
 * public scanner: twelve tests, 165 points at most (100; CSP, CORP, COOP, COEP 10 each; cookies, HSTS preload, referrer,
 * SRI, frames 5 each). This is a reimplementation: scan the real host too, because only it can show TLS. The points of COOP
 * and COEP values other than the best are assumptions, because the scanner's newest table was not available.
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
