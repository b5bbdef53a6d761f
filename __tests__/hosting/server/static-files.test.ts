import { existsSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listen, type Listening } from "../../../src/hosting/server/listen";
import { builtSlugs, listFiles } from "../../../src/hosting/public-files";
import { createSite } from "../../../src/hosting/site";
import { host, slugs } from "../../site/routes/url-table";
import { ask } from "../ask";
import { buildFixture, pageOf, script, scriptText, video, videoBytes } from "../fixture";

const fixture = buildFixture();
let site: Listening;
const get = (path: string, headers?: Record<string, string>) => ask(site.address, path, "GET", headers);

beforeAll(async () => {
  site = await listen(createSite(fixture.publicDir, { app: host }), { PORT: "0" });
});
afterAll(async () => {
  await site.close();
  fixture.remove();
});

describe("conditional requests", () => {
  it.each(["/about", "/robots.txt", script])(
    "%s is 304 for its own ETag, with the headers a 304 owes",
    async (path) => {
      const first = await get(path);
      const again = await get(path, { "If-None-Match": first.headers.etag ?? "" });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ["etag", "cache-control", "vary"])
        expect(again.headers[name]).toBe(first.headers[name]);
    },
  );

  it("another ETag is answered in full, with the file's own", async () => {
    const { status, headers } = await get("/about", { "If-None-Match": '"other"' });
    expect([status, headers.etag]).toEqual([200, (await get("/about")).headers.etag]);
  });
});

describe("ranges", () => {
  it.each([
    ["bytes=0-9", 206, "bytes 0-9/8000000", 10],
    ["bytes=5-5", 206, "bytes 5-5/8000000", 1],
    ["bytes=7999990-", 206, "bytes 7999990-7999999/8000000", 10],
    ["bytes=7999990-99999999", 206, "bytes 7999990-7999999/8000000", 10],
    ["bytes=8000000-", 416, "bytes */8000000", 0],
    ["bytes=0-0", 200, undefined, 8_000_000],
    ["bytes=-500", 200, undefined, 8_000_000],
    ["bytes=9-5", 200, undefined, 8_000_000],
    ["bytes=0-1,3-4", 200, undefined, 8_000_000],
    ["bytes=0-99999999999999999999999999", 200, undefined, 8_000_000],
    ["bytes=a-b", 200, undefined, 8_000_000],
    ["items=0-9", 200, undefined, 8_000_000],
  ])("%s is %d", async (range, status, contentRange, length) => {
    const { status: found, headers, body } = await get(video, { Range: range });
    expect([found, headers["content-range"], body.length]).toEqual([status, contentRange, length]);
    const from = Number(/^bytes (\d+)-/.exec(contentRange ?? "")?.[1] ?? 0);
    expect(body.equals(videoBytes.subarray(from, from + length))).toBe(true);
  });

  it("If-Range never mixes two versions: the whole file", async () => {
    const { headers } = await ask(site.address, video, "HEAD");
    expect((await get(video, { Range: "bytes=0-9", "If-Range": headers.etag ?? "" })).status).toBe(200);
    expect((await get(video, { Range: "bytes=0-9", "If-Range": '"old"' })).status).toBe(200);
  });

  it("HEAD knows no range, and says that GET does", async () => {
    const { status, headers } = await ask(site.address, video, "HEAD", { Range: "bytes=0-9" });
    expect([status, headers["content-length"], headers["accept-ranges"]]).toEqual([200, "8000000", "bytes"]);
  });
});

describe("precompressed files", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1, br;q=0", "gzip"],
    ["br;q=0, gzip;q=0.0", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("Accept-Encoding: %s", async (accepted, encoding) => {
    const { headers, body } = await get(script, { "Accept-Encoding": accepted });
    expect([headers["content-encoding"], headers.vary, headers["content-type"]]).toEqual([
      encoding,
      "Accept-Encoding",
      "text/javascript",
    ]);
    const plain =
      encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(scriptText);
  });

  it("each form has its own ETag, and none an address of its own", async () => {
    const brotli = await get(script, { "Accept-Encoding": "br" });
    expect(brotli.headers.etag).not.toBe((await get(script)).headers.etag);
    expect((await get(`${script}.br`)).status).toBe(404);
  });
});

describe("odd files", () => {
  it("a type where sirv has none", async () => {
    expect((await get("/favicon.ico")).headers["content-type"]).toBe("image/x-icon");
  });

  it("a name that URLs must escape is never taken for another file", async () => {
    expect((await get("/static/a%20b%23c.txt")).status).toBe(404);
  });
});

describe("visitors who leave", () => {
  const openCopies = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(join("/proc/self/fd", fd)).endsWith("story.mp4");
      } catch {
        return false;
      }
    }).length;
  const leaveEarly = () =>
    new Promise<void>((done) => {
      const sent = request(site.address + video, { agent: false }, (res) => {
        res.once("data", () => sent.destroy());
        res.once("close", done);
        res.on("error", () => undefined);
      });
      sent.on("error", () => undefined);
      sent.end();
    });

  (existsSync("/proc/self/fd") ? it : it.skip)("leave no file open", async () => {
    await Promise.all(Array.from({ length: 20 }, leaveEarly));
    for (let left = 50; left > 0 && openCopies() > 0; left -= 1) await pause(20);
    expect(openCopies()).toBe(0);
  });
});

describe("the built folder", () => {
  it("lists what has an address", () => {
    const listed = [...listFiles(fixture.publicDir)];
    const addressed = ["/index.html", "/about/index.html", script, "/.well-known/security.txt"];
    const others = ["/about", "/.env", `${script}.br`, `${script}.gz`];
    expect(listed.filter((path) => [...addressed, ...others].includes(path)).sort()).toEqual(
      addressed.sort(),
    );
  });

  it("its slugs are the folders that hold a page (R045, R079)", () => {
    const built = builtSlugs(fixture.publicDir);
    expect({ faq: [...built.faq].sort(), careers: built.careers }).toEqual({
      // The page of all questions is in their folder, with a route of its own.
      faq: ["all-questions", ...slugs.faq].sort(),
      careers: slugs.careers,
    });
    expect(Object.values(builtSlugs(join(fixture.publicDir, "nowhere"))).flat()).toEqual([]);
  });

  it("a file or page that is gone since the start breaks its own answer and no other", async () => {
    rmSync(join(fixture.publicDir, "contact"), { recursive: true });
    await expect(get("/contact")).rejects.toThrow();
    expect((await get("/about")).status).toBe(200);
  });

  it("a page that was never built is the 404 page", async () => {
    const restarted = await listen(createSite(fixture.publicDir, { app: host }), { PORT: "0" });
    const { status, body } = await ask(restarted.address, "/contact");
    expect([status, body.toString()]).toEqual([404, pageOf("not found")]);
    await restarted.close();
  });
});
