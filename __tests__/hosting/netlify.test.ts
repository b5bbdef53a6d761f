import { parseAllHeaders } from "netlify-headers-parser";
import redirector from "netlify-redirector";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBuiltSite } from "../../src/hosting/built-site";
import { filesFor, writeFiles } from "../../src/hosting/emit/index";
import { securityHeaders } from "../../src/hosting/headers";
import { createResolver, hasExtension, type Answer } from "../../src/site/routes";
import { seededRandom } from "../site/seeded-random";
import { host, urlTable } from "../site/url-table";
import { generateRequests } from "./differential/requests";
import { buildFixture, script, styleHash } from "./fixture";

const fixture = buildFixture();
const site = readBuiltSite(fixture.publicDir, host);
const resolve = createResolver({ slugs: site.slugs, host, hasFile: (path) => site.files.has(path) });
const nginx = { listen: "80", serverName: "x", brotli: false };
let matcher: Awaited<ReturnType<typeof redirector.parsePlain>>;
afterAll(() => fixture.remove());

beforeAll(async () => {
  const files = await filesFor("netlify", site, nginx);
  await writeFiles(files, fixture.publicDir);
  matcher = await redirector.parsePlain(files.find(({ name }) => name === "_redirects")?.text ?? "", {});
});

/**
 * Netlify's order around its engine, as documented: a rule with `!`, then a real file (folders by their index.html),
 * then a rule; the query goes along. The engine is Netlify's; this order is NOT.
 */
function netlify(path: string, query: string): { status: number; to?: string; page?: string } {
  const rule = matcher.match({ scheme: "https", host: "www.wrenfield.example", path, query: query.slice(1), getHeader: () => "", getCookie: () => "" });
  const file = [path, join(path, "index.html")].find((name) => site.files.has(name));
  if (file !== undefined && !rule?.force) return { status: 200, page: file.replace(/\/index\.html$/, "") || "/" };
  if (!rule) return { status: 404 };
  if (rule.status === 200) return { status: 200, page: rule.to.replace(/\/index\.html$/, "") || "/" };
  if (rule.status === 404) return { status: 404 };
  return { status: rule.status, to: rule.to + query };
}

function expected(answer: Answer): ReturnType<typeof netlify> {
  switch (answer.kind) {
    case "page":
      return { status: 200, page: answer.page };
    case "file":
      return { status: 200, page: answer.path.replace(/\/index\.html$/, "") || "/" };
    case "redirect":
    case "handOver":
      return { status: answer.status, to: answer.to };
    default:
      return { status: answer.status };
  }
}

/** Plain URLs: what rules cannot express is left out here, and told in the README. */
function isPlain(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  const missingFile = hasExtension(path.replace(/\/$/, "")) && resolve(path).kind === "notFound";
  const inStatic = path.startsWith("/static/"); // A real file, or 404 whatever the name.
  return !inStatic && /^\/[a-z0-9/._-]*(?:\?[!"$-~]+)?$/.test(url) && !/\/\/|\/\.{1,2}(?:\/|$)/.test(path) && !missingFile && !/\.html?$/.test(path);
}

/** `/login/` may arrive at the application as `/login`. */
const withoutSlash = (answer: ReturnType<typeof netlify>) => ({ ...answer, to: answer.to?.replace(/\/(?=\?|$)/, "") });

describe("Netlify's engine on the generated _redirects", () => {
  const generated = generateRequests(seededRandom(4), 30_000).map(({ target }) => target.toString());
  const plain = [...new Set([...urlTable.map(({ url }) => url), ...generated])].filter(isPlain);

  it("answers every plain URL as the embedded server does", () => {
    const differences = plain.flatMap((url) => {
      const queryAt = url.indexOf("?");
      const [path, query] = queryAt < 0 ? [url, ""] : [url.slice(0, queryAt), url.slice(queryAt)];
      const [ours, theirs] = [withoutSlash(expected(resolve(url))), withoutSlash(netlify(path, query))];
      return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [[url, ours, theirs]];
    });
    expect(differences).toEqual([]);
    expect(plain.length).toBeGreaterThan(2_000);
  });

  it("no rule shadows a real page or file", () => {
    for (const file of site.files) expect([file, netlify(file.replace(/\/index\.html$/, "") || "/", "").status]).toEqual([file, 200]);
  });

  it("missing hashed files and page data are 404", () => {
    for (const path of ["/static/x/missing.jpg", "/page-data/nope/page-data.json", "/page-data"]) expect(netlify(path, "").status).toBe(404);
  });
});

describe("the files for Netlify", () => {
  it("_headers is what Netlify's parser reads without an error", async () => {
    const { headers, errors } = await parseAllHeaders({ headersFiles: [join(fixture.publicDir, "_headers")], configHeaders: [], minimal: true });
    expect(errors).toEqual([]);
    const of = (path: string) => headers.find((rule) => rule.for === path)?.values;
    expect(of("/*")).toEqual({ ...securityHeaders, "Content-Security-Policy": expect.stringMatching(new RegExp(["/", "/about", "not found"].map((page) => `(?=.*${styleHash(page).replace(/[+/]/g, "\\$&")})`).join(""))) });
    expect(of("/static/*")).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
    expect(of(script)).toEqual(of("/static/*"));
    // Where two rules set the same header, Netlify may join their values.
    expect(headers.filter(({ values }) => "Content-Security-Policy" in values)).toHaveLength(1);
  });

  it("writing for another host removes them", async () => {
    writeFileSync(join(fixture.publicDir, "_redirects"), "old");
    await writeFiles(await filesFor("cloudflare", site, nginx), fixture.publicDir);
    expect(["_redirects", "_worker.js"].map((name) => existsSync(join(fixture.publicDir, name)))).toEqual([false, true]);
  });
});
