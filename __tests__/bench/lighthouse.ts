import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Lighthouse's audits that are measured, by the names of their values: ms, and the shift without a unit. */
const audited = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Lighthouse's results for a page on a slow phone, with Lighthouse's own simulated throttling: the audited values, and the
 * score of each category, 0 to 100.
 */
type Verdict = Record<keyof typeof audited | (typeof categories)[number], number>;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly runtimeError?: { readonly code?: string; readonly message: string };
}

/** Runs Lighthouse in a separate process: tsx would transform the functions that Lighthouse sends into the page. */
async function once(url: string, port: number): Promise<Verdict> {
  const lighthouse = join(__dirname, "../measuring/node_modules/.bin/lighthouse");
  const options = `--port ${port} --output json --quiet --form-factor mobile --only-categories ${categories.join()}`;
  const { stdout } = await run(lighthouse, [url, ...options.split(" ")], { maxBuffer: 2 ** 26 });
  const { audits, categories: found, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError?.code) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const values = Object.entries(audited).map(([name, audit]) => [name, audits[audit]?.numericValue ?? NaN]);
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]);
  return Object.fromEntries([...values, ...scores]) as Verdict;
}

/** The median of several runs, value by value. @param port the browser's debugging port */
export async function judge(url: string, port: number, runs: number): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let turn = 0; turn < runs; turn++) verdicts.push(await once(url, port));
  const names = Object.keys(verdicts[0]!) as (keyof Verdict)[];
  const middle = names.map((name) => [name, median(verdicts.map((verdict) => verdict[name]))]);
  return Object.fromEntries(middle) as Verdict;
}
