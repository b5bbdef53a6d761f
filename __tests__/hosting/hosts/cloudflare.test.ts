import { gzipSync } from "node:zlib";
import { readBuiltSite } from "../../../src/hosting/built-site";
import { cloudflareFiles } from "../../../src/hosting/hosts/cloudflare";
import { createWorker } from "../../../src/hosting/hosts/cloudflare-worker";
import { securityHeaders } from "../../../src/hosting/headers";
import { POLICY } from "../../../src/hosting/policy/page-policies";
import { exhaustive } from "../../support/exhaustive";
import { seededRandom } from "../../support/seeded-random";
import { host, slugs, urlTable } from "../../site/routes/url-table";
import { workerDifferences } from "../../differential/cloudflare";
import { generateRequests } from "../../differential/requests";
import { pageOf, script, video } from "../fixture";
import { temporarySite } from "../serve-fixture";
import { pagesAssets } from "../pages-assets";

const website = "https://www.wrenfield.example";
const policy = { [POLICY]: "default-src 'none'" };
const publicDir = temporarySite();
const site = readBuiltSite(publicDir, host);
const worker = createWorker({
  slugs,
  app: host,
  headers: securityHeaders,
  fileHeaders: { "/about/index.html": policy, "/404.html": policy },
});
const environment = { ASSETS: pagesAssets(publicDir) };

const sendRequest = (target: string, method = "GET", headers: Record<string, string> = {}) =>
  worker.fetch(new Request(website + target, { method, headers }), environment);

describe("the worker responds like the embedded server", () => {
  it("to the table of URLs and to generated URLs", async () => {
    const generated = generateRequests(seededRandom(3), exhaustive ? 5_000 : 2_000);
    const urls = [...urlTable.map(({ url }) => url), ...generated.map(({ target }) => target.toString())];
    const { compared, differences } = await workerDifferences(publicDir, host, urls);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(generated.length / 2);
  });

  it("to paths of files, before the catch-all", async () => {
    expect(await (await sendRequest("/robots.txt")).text()).toBe("file /robots.txt\n");
    expect(await (await sendRequest("/static/a%20b%23c.txt")).text()).toBe("odd name");
    expect((await sendRequest(script)).headers.get("Cache-Control")).toBe(
      "public, max-age=31536000, immutable",
    );
    for (const path of ["/.env", `${script}.br`, "/missing.png"])
      expect(await (await sendRequest(path)).text()).toBe("Not found\n");
    for (const path of ["/missing.html", "/old.php"]) {
      const reply = await sendRequest(path, "GET", { Accept: "text/html,*/*;q=0.8" });
      const [status, vary] = [reply.status, reply.headers.get("Vary")];
      expect([status, vary, await reply.text()]).toEqual([404, "Accept", pageOf("not found")]);
    }
  });

  it("to revalidation: 304 for a page, and for a missing file still the whole 404 page", async () => {
    const revalidate = async (path: string) => {
      const ETag = (await sendRequest(path, "GET", { Accept: "text/html" })).headers.get("ETag") ?? "";
      const reply = await sendRequest(path, "GET", { Accept: "text/html", "If-None-Match": ETag });
      return [reply.status, reply.headers.get("Cache-Control"), await reply.text()];
    };
    expect(await revalidate("/about")).toEqual([304, "public, max-age=0, must-revalidate", ""]);
    expect(await revalidate(script)).toEqual([304, "public, max-age=31536000, immutable", ""]);
    expect((await revalidate("/old.php"))[2]).toBe(pageOf("not found"));
  });

  it.each([416, 500])("to a file that exists but is not sent: %i, which is not cached", async (status) => {
    const ASSETS = { fetch: () => Promise.resolve(new Response("", { status })) };
    const reply = await worker.fetch(new Request(website + script), { ASSETS });
    expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([
      status,
      "public, max-age=0, must-revalidate",
    ]);
  });

  it("with the same methods, headers and caching", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const reply = await sendRequest("/about", method);
      expect([reply.status, reply.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    }
    expect((await sendRequest("/%zz", "POST")).status).toBe(400);
    for (const path of ["/", "/nope", "/login", "/missing.png", "/%zz", "/robots.txt", video]) {
      const { headers } = await sendRequest(path);
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    }
    for (const path of ["/about", "/About/team", "/old.php"])
      expect((await sendRequest(path, "GET", { Accept: "text/html" })).headers.get(POLICY)).toBe(
        policy[POLICY],
      );
    const cachingOf = async (path: string) => (await sendRequest(path)).headers.get("Cache-Control");
    expect(await cachingOf("/verify/email/a/secret")).toBe("no-store");
    expect(await cachingOf(video)).toBe("public, max-age=31536000, immutable");
    for (const path of ["/financing", "/about", "/missing.png", "/static/5e1f/missing.mp4"])
      expect(await cachingOf(path)).toBe("public, max-age=0, must-revalidate");
  });
});

it("Cloudflare Pages gets one script without imports, which handles every path", async () => {
  const files = await cloudflareFiles(site);
  expect(Object.keys(files)).toEqual(["_worker.js"]);
  const text = files["_worker.js"];
  expect(text).not.toMatch(/\bimport\s*["'({*]|\brequire\(/);
  // The limit is 1 MB compressed on the free plan; the script should stay far below.
  expect(gzipSync(text).length).toBeLessThan(30_000);
});
