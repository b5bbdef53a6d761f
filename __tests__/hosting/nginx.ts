import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBuiltSite, type BuiltSite } from "../../src/hosting/built-site";
import { nginxConfig } from "../../src/hosting/hosts/nginx";
import type { NginxOptions } from "../../src/hosting/hosts/nginx-options";
import { listen } from "../../src/hosting/server/listen";
import { host } from "../site/routes/url-table";
import { waitForServer } from "./send-request";

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

export const NGINX_MISSING =
  "nginx is not installed: its responses are NOT compared. Debian and Ubuntu: apt-get install nginx; macOS: brew install nginx";

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** Starts a real nginx with one worker that includes the generated block. */
export async function startNginx(
  publicDir: string,
  change: Partial<BuiltSite> = {},
  tls?: NginxOptions["tls"],
) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const address = `127.0.0.1:${await freePort()}`;
  const site = { ...readBuiltSite(publicDir, host), ...change };
  const config = nginxConfig(site, {
    listen: address,
    serverName: "localhost",
    brotli: false,
    ...(tls && { tls }),
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(join(folder, "site.conf"), config);
  writeFileSync(
    file,
    `daemon off;\nworker_processes 1;\npid ${folder}/pid;\nerror_log stderr crit;\nevents { worker_connections 4096; }\n` +
      `http {\nsendfile on;\ntcp_nopush on;\naccess_log off;\n${temporary.join("\n")}\ninclude ${folder}/site.conf;\n}\n`,
  );
  const asRoot = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const child = spawn("nginx", ["-c", file, "-e", "stderr", ...asRoot], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  process.once("exit", () => child.kill());
  await waitForServer(`http://${address}`, 100, 50);
  return {
    address: `http://${address}`,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const { address, close } = await listen(createServer(), { PORT: "0" });
  await close();
  return Number(new URL(address).port);
}
