/**
 * Compares the embedded server with a real nginx on the generated block, both on the same built site:
 * `tsx __tests__/hosting/differential.ts --count 100000 --seed 1`. Ends with code 1 when they differ, or when there is
 * no nginx.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "../site/seeded-random";
import { compareServers } from "./differential/compare";
import { generateRequests } from "./differential/requests";
import { buildFixture } from "./fixture";
import { NGINX_MISSING, hasNginx, startNginx } from "./nginx";
import { addressIn, spawnSite } from "./spawn-site";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { count: { type: "string", default: "100000" }, seed: { type: "string", default: "1" } } });
  if (!hasNginx()) throw new Error(NGINX_MISSING);
  const fixture = buildFixture();
  const nginx = await startNginx(fixture.publicDir);
  const site = spawnSite(resolve(fixture.publicDir, ".."), {});
  const started = performance.now();
  const requests = generateRequests(seededRandom(Number(values.seed)), Number(values.count));
  const { differences, statuses } = await compareServers(addressIn(await site.saidLine), nginx.address, requests);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);

  for (const { request, embedded, nginx: other } of differences.slice(0, 20)) console.log(`${request}\n  embedded ${embedded}\n  nginx    ${other}`);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(`${requests.length} different URLs with seed ${values.seed}: ${differences.length} differences, ${seconds} s; ${counts.join(", ")}`);

  site.child.kill("SIGTERM");
  await nginx.stop();
  fixture.remove();
  if (differences.length) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
