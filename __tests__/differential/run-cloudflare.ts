/**
 * Requests generated URLs from Cloudflare's own Pages server (wrangler, which runs workerd) and compares its responses with
 * the resolver's results: `tsx __tests__/differential/run-cloudflare.ts --count 20000 --seed 1`. wrangler has 180 MB and is
 * not a dependency; `--wrangler` is the command that starts it (default `npx --yes wrangler@4.40.0`).
 */
import { spawn } from "node:child_process";
import { readBuiltSite } from "../../src/hosting/built-site";
import { hosts, writeFiles } from "../../src/hosting/hosts/index";
import { command, readArguments } from "../../src/tools/cli/command";
import { readNumber } from "../support/number-options";
import { seededRandom } from "../support/seeded-random";
import { host } from "../site/routes/url-table";
import { sendRequest, waitForServer } from "../hosting/send-request";
import { asSent, resolverDifferences } from "./cloudflare";
import { generateRequests } from "./requests";
import { buildFixture } from "../hosting/fixture";

const options = {
  count: { type: "string", default: "20000" },
  seed: { type: "string", default: "1" },
  port: { type: "string", default: "8799" },
  wrangler: { type: "string", default: "npx --yes wrangler@4.40.0" },
} as const;

async function main(): Promise<void> {
  const { values } = readArguments({ options }, "--count, --seed, --port or --wrangler");
  const fixture = buildFixture();
  const site = readBuiltSite(fixture.publicDir, host);
  await writeFiles(await hosts.cloudflare(site), fixture.publicDir);
  const address = `http://127.0.0.1:${values.port}`;
  const start = `exec ${values.wrangler} pages dev ${fixture.publicDir} --ip 127.0.0.1 --port ${values.port} --compatibility-date 2025-09-01`;
  const wrangler = spawn(start, {
    cwd: fixture.publicDir,
    shell: true,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  wrangler.unref();
  process.once("exit", () => wrangler.exitCode ?? process.kill(-wrangler.pid!, "SIGTERM"));
  await waitForServer(address, 120, 500);

  const urls = generateRequests(
    seededRandom(readNumber("--seed", values.seed)),
    readNumber("--count", values.count),
  );
  const paths = urls.flatMap(({ target }) => asSent(target.toString()) ?? []);
  const { compared, differences } = await resolverDifferences(site, paths, (path) =>
    sendRequest(address, path).then(
      ({ status, headers, body }) => ({ status, location: headers.location, body: body.toString() }),
      () => undefined,
    ),
  );
  differences.slice(0, 20).forEach((difference) => console.log(JSON.stringify(difference)));
  console.log(`${compared} different URLs with seed ${values.seed}: ${differences.length} differences`);
  fixture.remove();
  if (differences.length) process.exitCode = 1;
}

void command(main);
