import type { RoutesManifest } from "gatsby";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { createAdapter } from "../../src/hosting/adapter";
import { manifestProblems } from "../../src/hosting/adapter/check-manifest";
import { precompress } from "../../src/hosting/adapter/precompress";
import { listFiles } from "../../src/hosting/public-files";
import { canonicalPages, matchPathOf, redirectsOf } from "../../src/site/routes";
import { slugs } from "../site/routes/url-table";
import { buildFixture } from "./fixture";
import { temporaryFolder } from "../support/jest/temporary-folder";

const revalidate = [{ key: "cache-control", value: "public, max-age=0, must-revalidate" }];
const routes = (): RoutesManifest => [
  ...canonicalPages(slugs).map((page) => ({
    type: "static" as const,
    path: matchPathOf(page) ?? page,
    filePath: "",
    headers: revalidate,
  })),
  ...redirectsOf().map(({ from, to, status }) => ({
    type: "redirect" as const,
    path: from,
    toPath: to,
    status,
    headers: [],
  })),
];
const manifest = (routesManifest: RoutesManifest) => ({
  routesManifest,
  pathPrefix: "",
  trailingSlash: "never" as const,
});

describe("the comparison of Gatsby's manifest with the route table", () => {
  it("finds no difference if all pages are built", () => {
    expect(manifestProblems(manifest(routes()), slugs)).toEqual([]);
  });

  it("reports every difference", () => {
    const broken = routes()
      .filter(({ path }) => path !== "/careers")
      .map((route) =>
        route.path === "/tou" && route.type === "redirect" ? { ...route, toPath: "/" } : route,
      );
    const odd: RoutesManifest = [
      { type: "function", path: "/api/x", functionId: "x" },
      { type: "static", path: "/static/late.js", filePath: "", headers: revalidate },
    ];
    const problems = manifestProblems(
      { ...manifest([...broken, ...odd]), pathPrefix: "/base", trailingSlash: "always" },
      slugs,
    );
    expect(problems).toEqual([
      expect.stringContaining('pathPrefix is "/base"'),
      expect.stringContaining('trailingSlash is "always"'),
      expect.stringContaining("/careers is in the route table, but no page was built"),
      expect.stringContaining("/api/x needs a server function"),
      expect.stringContaining("/static/late.js would be cached for a year"),
      expect.stringContaining("/tou redirects to 301 / in Gatsby; expected 301 /terms/tou"),
    ]);
  });
});

describe("precompress", () => {
  const folder = temporaryFolder();
  const publicDir = join(folder, "public");
  const digestFile = join(folder, "cache/precompressed.json");
  const at = (name: string) => join(publicDir, name);
  const existing = (names: string) => names.split(" ").filter((name) => existsSync(at(name)));
  const run = () => precompress(publicDir, listFiles(publicDir), digestFile);
  mkdirSync(publicDir);

  it("writes variants only of text files of 1 kB or more", async () => {
    const text = "<p>words</p>".repeat(200);
    writeFileSync(at("a.html"), text);
    writeFileSync(at("small.html"), "x".repeat(1_023));
    writeFileSync(at("picture.png"), "x".repeat(5_000));
    expect(await run()).toEqual({ compressed: 1, unchanged: 0 });
    expect(brotliDecompressSync(readFileSync(at("a.html.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(at("a.html.gz"))).toString()).toBe(text);
    expect(existing("small.html.br picture.png.br picture.png.gz")).toEqual([]);
  });

  it("keeps the variants of unchanged content, whatever the modification time", async () => {
    const before = statSync(at("a.html.br")).mtimeMs;
    utimesSync(at("a.html"), new Date(), new Date());
    expect(await run()).toEqual({ compressed: 0, unchanged: 1 });
    expect(statSync(at("a.html.br")).mtimeMs).toBe(before);
  });

  it("compresses again after a change, a lost variant or lost digests", async () => {
    writeFileSync(at("a.html"), "<p>other</p>".repeat(200));
    expect(await run()).toEqual({ compressed: 1, unchanged: 0 });
    expect(brotliDecompressSync(readFileSync(at("a.html.br"))).toString()).toContain("other");
    rmSync(at("a.html.gz"));
    expect(await run()).toEqual({ compressed: 1, unchanged: 0 });
    writeFileSync(digestFile, "not JSON");
    expect(await run()).toEqual({ compressed: 1, unchanged: 0 });
  });

  it("uses Brotli's best quality, or a faster one for thousands of files", async () => {
    const text = readFileSync("docs/requirements.md").subarray(0, 20_000);
    const variant = () => readFileSync(at("long.html.br")).length;
    const sizeAt = (quality: number) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    const [fast, best] = [sizeAt(10), sizeAt(11)];
    expect(fast - best).toBeGreaterThan(100);
    writeFileSync(at("long.html"), text);
    await run();
    expect(Math.abs(variant() - best)).toBeLessThan(50);
    rmSync(digestFile);
    // Many names of one file, because only their number matters.
    const many = Array.from({ length: 2_000 }, (_, number) => `/${number}/../small.html`);
    await precompress(publicDir, new Set(["/long.html", ...many]), digestFile);
    expect(Math.abs(variant() - fast)).toBeLessThan(50);
    rmSync(at("long.html"));
  });

  it("removes the variants of files that were removed or became too small", async () => {
    writeFileSync(at("b.css"), "a{color:red}".repeat(200));
    await run();
    rmSync(at("b.css"));
    writeFileSync(at("a.html"), "short");
    expect(await run()).toEqual({ compressed: 0, unchanged: 0 });
    expect(existing("a.html.br a.html.gz b.css.br b.css.gz")).toEqual([]);
  });
});

describe("the adapter", () => {
  const fixture = buildFixture();
  const root = join(fixture.publicDir, "..");
  const logged: string[] = [];
  const reporter = {
    info: (text: string) => void logged.push(text),
    panicOnBuild: (text: string) => void logged.push(`PANIC ${text}`),
  };
  const adapt = async (target: string, routesManifest = routes()) => {
    logged.length = 0;
    process.env.HOST_TARGET = target;
    const context = {
      ...manifest(routesManifest),
      reporter,
      functionsManifest: [],
      headerRoutes: [],
      remoteFileAllowedUrls: [],
    };
    await createAdapter(root).adapt(context as never);
    return logged.join("\n");
  };
  const hostFiles = () =>
    ["public/_redirects", "public/_worker.js", "public/nginx.conf", ".cache/hosting/nginx.conf"].filter(
      (name) => existsSync(join(root, name)),
    );
  afterAll(() => {
    delete process.env.HOST_TARGET;
    fixture.remove();
  });

  it("writes precompressed variants, and the files of only the host that HOST_TARGET names", async () => {
    expect(await adapt("netlify")).toContain("For netlify: ");
    expect(hostFiles()).toEqual(["public/_redirects"]);
    await adapt("nginx");
    expect(hostFiles()).toEqual([".cache/hosting/nginx.conf"]);
    expect(await adapt("")).toContain("0 files compressed, 1 unchanged");
  });

  it("stops the build for an invalid setting of its host, and ignores other hosts' settings", async () => {
    const replaced = jest.replaceProperty(process, "env", { ...process.env, NGINX_BROTLI: "yes" });
    expect(await adapt("nginx")).toMatch(
      /^PANIC The hosts cannot be configured:\n.*\nNGINX_BROTLI is "yes"; expected true or false; fix: write true$/,
    );
    expect(await adapt("netlify")).toContain("For netlify: ");
    replaced.restore();
    await adapt("");
  });

  it("stops the build for an unknown host and a page that was not built", async () => {
    expect(await adapt("vercel")).toContain(
      'PANIC The hosts cannot be configured:\nHOST_TARGET is "vercel"; expected nginx, netlify, cloudflare or nothing',
    );
    expect(await adapt("", routes().slice(1))).toContain(
      "PANIC The hosts cannot be configured:\n/ is in the route table",
    );
  });
});
