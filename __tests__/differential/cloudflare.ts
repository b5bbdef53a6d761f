import { type BuiltSite, readBuiltSite } from "../../src/hosting/built-site";
import { createWorker } from "../../src/hosting/hosts/cloudflare-worker";
import { inParallel } from "../../src/hosting/in-parallel";
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
 * Compares the responses to paths and queries with the resolver's results.
 * @param site a fixture, whose pages contain their own path
 * @param send returns the response to a path and query, undefined if there is none
 * @returns the number of different paths and queries, and the differences
 */
export async function resolverDifferences(
  { slugs, app, files }: BuiltSite,
  paths: readonly string[],
  send: (path: string) => Promise<{ status: number; location: unknown; body: string } | undefined>,
): Promise<{ compared: number; differences: unknown[] }> {
  const resolve = createResolver({ slugs, host: app, hasFile: (path) => files.has(path) });
  const differences: unknown[] = [];
  const targets = [...new Set(paths)];
  await inParallel(targets, async (target) => {
    const wanted = resolve(target);
    const got = await send(target);
    const same =
      got?.status === wanted.status &&
      (got.location ?? undefined) === ("to" in wanted ? wanted.to : undefined) &&
      (wanted.kind !== "page" || got.body === pageOf(wanted.page));
    if (!same) differences.push([target, wanted, got?.status, got?.location, got?.body.slice(0, 200)]);
  });
  return { compared: targets.length, differences };
}

/**
 * Compares the worker's responses to URLs with the resolver's results. The worker uses a fake of Cloudflare's file server.
 * @param publicDir a fixture, whose pages contain their own path
 */
export function workerDifferences(publicDir: string, app: string, urls: readonly string[]) {
  const site = readBuiltSite(publicDir, app);
  const worker = createWorker({ ...site, fileHeaders: Object.fromEntries(site.fileHeaders) });
  const environment = { ASSETS: pagesAssets(publicDir) };
  const paths = urls.flatMap((url) => asSent(url) ?? []);
  return resolverDifferences(site, paths, async (path) => {
    const reply = await worker.fetch(new Request(website + path), environment);
    return { status: reply.status, location: reply.headers.get("Location"), body: await reply.text() };
  });
}
