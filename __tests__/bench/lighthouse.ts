import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Lighthouse's results for a page on a slow phone, with Lighthouse's own simulated throttling. */
export interface Verdict {
  /** ms */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** 0 to 100: performance, accessibility, best practices, search. */
  readonly scores: Readonly<Record<string, number>>;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

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
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])),
  };
}

/** The median of several runs, value by value. @param port the browser's debugging port */
export async function judge(url: string, port: number, runs: number): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let turn = 0; turn < runs; turn++) verdicts.push(await once(url, port));
  const middle = (of: (verdict: Verdict) => number) => median(verdicts.map(of));
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    scores: Object.fromEntries(categories.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)])),
  };
}
