import { parseAllHeaders } from "netlify-headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBuiltSite } from "../../../src/hosting/built-site";
import { hosts, writeFiles } from "../../../src/hosting/hosts/index";
import { securityHeaders } from "../../../src/hosting/headers";
import { POLICY, sitePolicy } from "../../../src/hosting/policy/page-policies";
import { catchAllPath } from "../../../src/site/special-pages";
import { exhaustive } from "../../support/exhaustive";
import { seededRandom } from "../../support/seeded-random";
import { host, urlTable } from "../../site/routes/url-table";
import { createNetlify, netlifyDifferences, type NetlifyHost } from "../../differential/netlify";
import { generateRequests } from "../../differential/requests";
import { script, video } from "../fixture";
import { temporarySite } from "../serve-fixture";

const publicDir = temporarySite();
const site = readBuiltSite(publicDir, host);
let netlify: NetlifyHost;

beforeAll(async () => {
  const files = await hosts.netlify(site);
  await writeFiles(files, publicDir);
  netlify = await createNetlify(site, files["_redirects"]!);
});

describe("Netlify's engine on the generated _redirects", () => {
  it("responds to every plain URL like the embedded server", () => {
    const count = exhaustive ? 30_000 : 12_000;
    const generated = generateRequests(seededRandom(4), count).map(({ target }) => target.toString());
    const { compared, differences } = netlifyDifferences(site, netlify, [
      ...urlTable.map(({ url }) => url),
      ...generated,
    ]);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(count / 15);
  });

  it("applies every line: Netlify's parser reports no error", async () => {
    const redirectsFiles = [join(publicDir, "_redirects")];
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles,
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects.length).toBeGreaterThan(50);
  });

  it("shadows no page or file", () => {
    for (const file of site.files)
      expect([file, netlify(file.replace(/\/index\.html$/, "") || "/", "").status]).toEqual([file, 200]);
  });

  it("redirects from the page for hosts without rules, and to the application without an additional slash", async () => {
    cpSync(join(publicDir, "about"), join(publicDir, catchAllPath), { recursive: true });
    const built = readBuiltSite(publicDir, host);
    const respond = await createNetlify(built, (await hosts.netlify(built))["_redirects"]!);
    expect(respond(catchAllPath, "")).toEqual({ status: 302, to: "/" });
    expect(respond("/login", "?x=1")).toEqual({ status: 302, to: `${host}/login?x=1` });
  });

  it("responds to missing hashed files and page data with 404", () => {
    for (const path of ["/static/x/missing.jpg", "/page-data/nope/page-data.json", "/page-data"])
      expect(netlify(path, "").status).toBe(404);
  });
});

describe("the files for Netlify", () => {
  it("include _headers, which Netlify's parser reads without an error", async () => {
    const headersFiles = [join(publicDir, "_headers")];
    const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
    expect(errors).toEqual([]);
    const of = (path: string) => headers.find((rule) => rule.for === path)?.values;
    expect(of("/*")).toEqual({ ...securityHeaders, [POLICY]: sitePolicy(publicDir, site.files, [])[POLICY] });
    const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
    expect([of(script), of(video)]).toEqual([immutable, immutable]);
    // A rule with a wildcard would apply to missing files as well.
    expect(headers.flatMap((rule) => (rule.for.includes("*") ? [rule.for] : []))).toEqual(["/*"]);
    // Where two rules set the same header, Netlify may join their values.
    expect(headers.filter(({ values }) => POLICY in values)).toHaveLength(1);
  });

  it("are removed when files for another host are written", async () => {
    writeFileSync(join(publicDir, "_redirects"), "old");
    await writeFiles(await hosts.cloudflare(site), publicDir);
    const exists = (name: string) => existsSync(join(publicDir, name));
    expect([exists("_redirects"), exists("_worker.js")]).toEqual([false, true]);
  });
});
