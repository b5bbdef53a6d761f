import { spawnSync } from "node:child_process";
import { get, type RequestOptions } from "node:https";
import { join } from "node:path";
import { securityHeaders } from "../../../src/hosting/headers";
import { sendRequest } from "../send-request";
import { temporarySite } from "../serve-fixture";
import { NGINX_MISSING, freePort, hasNginx, startNginx, type RunningNginx } from "../nginx";
import { temporaryFolder } from "../../support/jest/temporary-folder";

const folder = temporaryFolder();
const [certificate, key] = [join(folder, "site.pem"), join(folder, "site.key")];
const isCreated =
  spawnSync("openssl", [
    ..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost".split(" "),
    ...["-out", certificate, "-keyout", key],
  ]).status === 0;
const canRun = hasNginx() && isCreated;
if (!canRun)
  console.warn(
    hasNginx()
      ? "openssl is not installed: HTTPS with nginx is NOT tested. Debian and Ubuntu: apt-get install openssl"
      : NGINX_MISSING,
  );

(canRun ? describe : describe.skip)("nginx with a certificate", () => {
  const publicDir = temporarySite();
  let nginx: RunningNginx;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    nginx = await startNginx(publicDir, {}, { listen: `127.0.0.1:${port}`, certificate, key });
  });
  afterAll(() => nginx.stop());

  it("serves the site over HTTPS, with every header", async () => {
    const options: RequestOptions = {
      host: "127.0.0.1",
      port,
      path: "/robots.txt",
      rejectUnauthorized: false,
      agent: false,
    };
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) =>
      get(options, (res) => resolve(res.resume().headers)).on("error", reject),
    );
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
  });

  it("redirects HTTP to the same path and query, byte for byte, and always on the configured host", async () => {
    const { status, headers } = await sendRequest(nginx.address, "/About/x%2Fy?a=%2B&b=//z", "GET", {
      Host: "evil.example",
    });
    expect([status, headers.location]).toEqual([301, `https://localhost:${port}/About/x%2Fy?a=%2B&b=//z`]);
  });
});
