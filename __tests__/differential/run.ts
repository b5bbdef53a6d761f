/**
 * Compares the embedded server with a real nginx that includes the generated block, both on the same built site, and then
 * with Netlify's rule engine and Cloudflare's worker: `npm run differential -- --count 100000 --seed 1`.
 * Exits with code 1 if they differ, or if nginx is not installed.
 */
import { readBuiltSite } from "../../src/hosting/built-site";
import { netlifyFiles } from "../../src/hosting/hosts/netlify";
import { command } from "../../src/tools/cli/command";
import { readNumbers } from "../support/number-options";
import { host } from "../site/routes/url-table";
import { seededRandom } from "../support/seeded-random";
import { compareServers } from "./compare";
import { workerDifferences } from "./cloudflare";
import { createNetlify, netlifyDifferences } from "./netlify";
import { generateRequests } from "./requests";
import { buildFixture } from "../hosting/fixture";
import { NGINX_MISSING, hasNginx, startNginx } from "../hosting/nginx";
import { spawnSite } from "../hosting/spawn-site";

async function main(): Promise<void> {
  const { count, seed } = readNumbers({ count: 100000, seed: 1 });
  if (!hasNginx()) throw new Error(NGINX_MISSING);
  const fixture = buildFixture();
  const nginx = await startNginx(fixture.publicDir);
  const site = spawnSite(fixture.publicDir);
  const started = performance.now();
  const requests = generateRequests(seededRandom(seed), count);
  const { differences, statuses } = await compareServers(await site.address, nginx.address, requests);
  site.child.kill("SIGTERM");
  await nginx.stop();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);

  for (const { request, embedded, nginx: other } of differences.slice(0, 20))
    console.log(`${request}\n  embedded ${embedded}\n  nginx    ${other}`);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `nginx: ${requests.length} different URLs with seed ${seed}: ${differences.length} differences, ${seconds} s; ${counts.join(", ")}`,
  );
  const onCdns = await compareCdns(
    fixture.publicDir,
    requests.map(({ target }) => target.toString()),
  );
  fixture.remove();
  if (differences.length + onCdns) process.exitCode = 1;
}

/** Compares Netlify and Cloudflare with the resolver. @returns the number of differences */
async function compareCdns(publicDir: string, urls: readonly string[]): Promise<number> {
  const site = readBuiltSite(publicDir, host);
  const { _redirects: rules } = netlifyFiles(site);
  const netlify = netlifyDifferences(site, await createNetlify(site, rules), urls);
  const worker = await workerDifferences(publicDir, host, urls);
  for (const [name, { compared, differences }] of Object.entries({
    "Netlify's engine, plain URLs": netlify,
    "Cloudflare's worker, URLs as clients send them": worker,
  })) {
    differences.slice(0, 20).forEach((difference) => console.log(JSON.stringify(difference)));
    console.log(`${name}: ${compared} compared, ${differences.length} differences`);
  }
  return netlify.differences.length + worker.differences.length;
}

void command(main);
