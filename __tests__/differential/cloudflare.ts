import { readBuiltSite } from "../../src/hosting/built-site";
import { createWorker } from "../../src/hosting/hosts/cloudflare-worker";
import { createResolver } from "../../src/site/routes";
import { pageOf } from "../hosting/fixture";
import { pagesAssets } from "../hosting/pages-assets";

const website = "https://www.wrenfield.example";

/** The path and query that reach the worker: clients and Cloudflare normalize URLs first (WHATWG URL). */
export function asSent(target: string): string | undefined {
  if (!target.startsWith("/")) return undefined;
  const { pathname, search } = new URL(website + target);
  // Node 20's URL does not resolve the dots of `//.a/../..`, which browsers and workerd resolve.
  return /\/\.\.?(\/|$)/.test(pathname) ? undefined : pathname + search;
}

/**
 * Compares the worker's responses with the resolver's results. The worker uses a fake of Cloudflare's file server.
 * @param publicDir a fixture, whose pages contain their own path
 * @returns the number of URLs compared, and the differences
 */
export async function workerDifferences(
  publicDir: string,
  app: string,
  urls: readonly string[],
): Promise<{ compared: number; differences: unknown[] }> {
  const { slugs, files, headers, fileHeaders } = readBuiltSite(publicDir, app);
  const worker = createWorker({ slugs, app, headers, fileHeaders: Object.fromEntries(fileHeaders) });
  const resolve = createResolver({ slugs, host: app, hasFile: (path) => files.has(path) });
  const environment = { ASSETS: pagesAssets(publicDir) };
  const differences: unknown[] = [];
  const targets = [...new Set(urls.flatMap((url) => asSent(url) ?? []))];
  for (const target of targets) {
    const wanted = resolve(target);
    const got = await worker.fetch(new Request(website + target), environment);
    const body = await got.text();
    const to = "to" in wanted ? wanted.to : null;
    const same =
      got.status === wanted.status &&
      got.headers.get("Location") === to &&
      (wanted.kind !== "page" || body === pageOf(wanted.page));
    if (!same)
      differences.push([target, wanted, got.status, got.headers.get("Location"), body.slice(0, 200)]);
  }
  return { compared: targets.length, differences };
}
