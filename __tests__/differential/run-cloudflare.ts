/**
 * Requests generated URLs from Cloudflare's own Pages server (wrangler, which runs workerd) and compares its responses with
 * the resolver's results: `tsx __tests__/differential/run-cloudflare.ts --count 20000 --seed 1`. wrangler has 180 MB and is
 * not a dependency; `--wrangler` is the command that starts it (default `npx --yes wrangler@4.40.0`).
 */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { readBuiltSite } from "../../src/hosting/built-site";
import { filesFor, writeFiles } from "../../src/hosting/hosts/index";
import { createResolver } from "../../src/site/routes";
import { seededRandom } from "../support/seeded-random";
import { host } from "../site/routes/url-table";
import { sendRequest, waitForServer } from "../hosting/send-request";
import { asSent } from "./cloudflare";
import { generateRequests } from "./requests";
import { buildFixture, pageOf } from "../hosting/fixture";

const options = {
  count: { type: "string", default: "20000" },
  seed: { type: "string", default: "1" },
  port: { type: "string", default: "8799" },
  wrangler: { type: "string", default: "npx --yes wrangler@4.40.0" },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const fixture = buildFixture();
  const site = readBuiltSite(fixture.publicDir, host);
  const resolve = createResolver({ slugs: site.slugs, host, hasFile: (path) => site.files.has(path) });
  await writeFiles(await filesFor("cloudflare", site, "https://x.example", {}), fixture.publicDir);
  const address = `http://127.0.0.1:${values.port}`;
  const command = `exec ${values.wrangler} pages dev ${fixture.publicDir} --ip 127.0.0.1 --port ${values.port} --compatibility-date 2025-09-01`;
  const wrangler = spawn(command, {
    cwd: fixture.publicDir,
    shell: true,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  await waitForServer(address, 120, 500);

  const generated = generateRequests(seededRandom(Number(values.seed)), Number(values.count)).map(
    ({ target }) => target.toString(),
  );
  // Paths excluded from the worker are a file or Pages' own 404, never 400 or a redirect (docs/hosting.md).
  const targets = [...new Set(generated.flatMap((url) => asSent(url) ?? []))].filter(
    (target) => !/^\/static(?:[/?]|$)/.test(target),
  );
  let different = 0;
  let next = 0;
  async function work(): Promise<void> {
    for (let target = targets[next++]; target !== undefined; target = targets[next++]) {
      const reply = await sendRequest(address, target).catch(() => undefined);
      const wanted = resolve(target);
      const to = "to" in wanted ? wanted.to : undefined;
      const page = wanted.kind !== "page" || reply?.body.toString() === pageOf(wanted.page);
      if (reply?.status === wanted.status && reply.headers.location === to && page) continue;
      different += 1;
      if (different <= 20)
        console.log(
          `${JSON.stringify(target)}: expected ${wanted.status} ${to ?? ""}, got ${reply?.status} ${reply?.headers.location ?? ""}`,
        );
    }
  }
  await Promise.all(Array.from({ length: 12 }, work));
  console.log(`${targets.length} different URLs with seed ${values.seed}: ${different} differences`);
  if (wrangler.pid) process.kill(-wrangler.pid, "SIGTERM");
  fixture.remove();
  if (different) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
