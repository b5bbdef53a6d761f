import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { createAdapter } from "../../src/hosting/adapter";
import { precompress } from "../../src/hosting/adapter/precompress";
import { compressible } from "../../src/hosting/content-types";
import { listFiles } from "../../src/hosting/public-files";
import { temporarySite } from "./serve-fixture";
import { temporaryFolder } from "../support/jest/temporary-folder";

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
    expect([...compressible]).toEqual(expect.arrayContaining([".js", ".json", ".svg", ".xml"]));
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

  it("compresses everything again after a build that was stopped while it compressed", async () => {
    const words = readFileSync(at("a.html"));
    writeFileSync(at("a.html"), "<p>stopped</p>".repeat(200));
    const files = new Set([...listFiles(publicDir), "/missing.html"]);
    await expect(precompress(publicDir, files, digestFile)).rejects.toThrow("missing.html");
    // It may be read before it is complete.
    const finishFlush = constants.Z_SYNC_FLUSH;
    const written = () => gunzipSync(readFileSync(at("a.html.gz")), { finishFlush }).toString();
    while (!written().includes("stopped")) await new Promise((done) => setTimeout(done, 5));
    writeFileSync(at("a.html"), words);
    await run();
    expect(brotliDecompressSync(readFileSync(at("a.html.br"))).toString()).toContain("other");
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
  }, 30_000);

  it("removes variants of a file that was removed before a build without digests", async () => {
    writeFileSync(at("gone.html.br"), "");
    writeFileSync(at("gone.html.gz"), "");
    writeFileSync(at("photos.tar.gz"), "");
    rmSync(digestFile);
    await run();
    expect(existing("gone.html.br gone.html.gz photos.tar.gz")).toEqual(["photos.tar.gz"]);
    rmSync(at("photos.tar.gz"));
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
  const root = join(temporarySite(), "..");
  const logged: string[] = [];
  const reporter = {
    info: (text: string) => void logged.push(text),
    panicOnBuild: (text: string) => void logged.push(`PANIC ${text}`),
  };
  const adapt = async (target: string) => {
    logged.length = 0;
    process.env.HOST_TARGET = target;
    await createAdapter(root).adapt({ reporter } as never);
    return logged.join("\n");
  };
  const hostFiles = () =>
    [
      ...["public/_redirects", "public/_worker.js", "public/_routes.json", "public/_routes.json.br"],
      ...["public/nginx.conf", ".cache/hosting/nginx.conf"],
    ].filter((name) => existsSync(join(root, name)));
  afterAll(() => delete process.env.HOST_TARGET);

  it("writes precompressed variants, and the files of only the host that HOST_TARGET names", async () => {
    // Of an earlier build.
    writeFileSync(join(root, "public/_routes.json"), "{}".padEnd(2_000));
    expect(await adapt("netlify")).toContain("For netlify: ");
    expect(hostFiles()).toEqual(["public/_redirects"]);
    await adapt("nginx");
    expect(hostFiles()).toEqual([".cache/hosting/nginx.conf"]);
    expect(await adapt("")).toContain("0 files compressed, 1 unchanged");
  });

  it("stops the build for an invalid setting of its host, and ignores other hosts' settings", async () => {
    const replaced = jest.replaceProperty(process, "env", { ...process.env, NGINX_BROTLI: "yes" });
    expect(await adapt("nginx")).toMatch(
      /^PANIC .*\nNGINX_BROTLI is "yes"; expected true or false; fix: write true$/,
    );
    expect(await adapt("netlify")).toContain("For netlify: ");
    replaced.restore();
    await adapt("");
  });

  it("stops the build for an unknown host", async () => {
    expect(await adapt("vercel")).toContain(
      'HOST_TARGET is "vercel"; expected nginx, netlify, cloudflare or nothing; fix: HOST_TARGET=nginx',
    );
  });
});
