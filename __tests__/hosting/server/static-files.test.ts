import { existsSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createAdapter } from "../../../src/hosting/adapter";
import { builtSlugs, listFiles } from "../../../src/hosting/public-files";
import { slugs } from "../../site/routes/url-table";
import { pageOf, script, scriptText, video, videoBytes } from "../fixture";
import { serveFixture } from "../serve-fixture";

const { publicDir, address, sendRequest, get } = serveFixture();

describe("conditional requests", () => {
  it.each(["/about", "/robots.txt", script])(
    "%s is 304 for its own ETag, with the headers that a 304 requires",
    async (path) => {
      const first = await get(path);
      const again = await get(path, { "If-None-Match": first.headers.etag ?? "" });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ["etag", "cache-control", "vary"])
        expect(again.headers[name]).toBe(first.headers[name]);
    },
  );

  it.each(["*", 'W/"other", {etag}', "{strong}", "{etag}"])("If-None-Match: %s is 304", async (condition) => {
    const { etag = "" } = (await get("/about")).headers;
    const sent = condition.replace("{etag}", etag).replace("{strong}", etag.replace("W/", ""));
    const { status, headers, body } = await get("/about", { "If-None-Match": sent });
    expect([status, headers.etag, headers["content-type"], body.length]).toEqual([
      304,
      etag,
      expect.anything(),
      0,
    ]);
  });

  it("If-Modified-Since counts without If-None-Match only", async () => {
    const { etag, "last-modified": modified = "" } = (await get("/about")).headers;
    const since = { "If-Modified-Since": modified };
    expect(await get("/about", since)).toMatchObject({ status: 304, headers: { etag } });
    expect((await get("/about", { ...since, "If-None-Match": '"other"' })).status).toBe(200);
    expect((await get("/about", { "If-Modified-Since": new Date(0).toUTCString() })).status).toBe(200);
    expect((await get("/about", { "If-Modified-Since": "yesterday" })).status).toBe(200);
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
    expect(headers["cache-control"]).toMatch(status === 416 ? "max-age=0" : "immutable");
    const from = Number(/^bytes (\d+)-/.exec(contentRange ?? "")?.[1] ?? 0);
    expect(body.equals(videoBytes.subarray(from, from + length))).toBe(true);
  });

  it("If-Range always gets the whole file, so that versions are never mixed", async () => {
    const { headers } = await sendRequest(video, "HEAD");
    expect((await get(video, { Range: "bytes=0-9", "If-Range": headers.etag ?? "" })).status).toBe(200);
    expect((await get(video, { Range: "bytes=0-9", "If-Range": '"old"' })).status).toBe(200);
  });

  it("HEAD ignores ranges, and states that GET accepts them", async () => {
    const { status, headers } = await sendRequest(video, "HEAD", { Range: "bytes=0-9" });
    expect([status, headers["content-length"], headers["accept-ranges"]]).toEqual([200, "8000000", "bytes"]);
  });
});

describe("precompressed files", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1, br;q=0", "gzip"],
    ["br;q=0, gzip;q=0.0", undefined],
    ["br;q=0.5", "br"],
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

  it("variants have their own ETags, but no URLs", async () => {
    const brotli = await get(script, { "Accept-Encoding": "br" });
    expect(brotli.headers.etag).not.toBe((await get(script)).headers.etag);
    expect((await get(`${script}.br`)).status).toBe(404);
  });
});

describe("odd files", () => {
  it("have a type that sirv does not set", async () => {
    expect((await get("/favicon.ico")).headers["content-type"]).toBe("image/x-icon");
  });

  it("with a name that URLs must escape are never confused with another file", async () => {
    expect((await get("/static/a%20b%23c.txt")).status).toBe(404);
  });
});

describe("visitors who disconnect", () => {
  const openFiles = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(join("/proc/self/fd", fd)).endsWith("story.mp4");
      } catch {
        return false;
      }
    }).length;
  const disconnectEarly = () =>
    new Promise<void>((resolve) => {
      const sent = request(address() + video, { agent: false }, (res) => {
        res.once("data", () => sent.destroy());
        res.once("close", resolve);
        res.on("error", () => undefined);
      });
      sent.on("error", () => undefined);
      sent.end();
    });

  (existsSync("/proc/self/fd") ? it : it.skip)("leave no file open", async () => {
    await Promise.all(Array.from({ length: 20 }, disconnectEarly));
    for (let left = 50; left > 0 && openFiles() > 0; left -= 1) await pause(20);
    expect(openFiles()).toBe(0);
  });
});

describe("the built folder", () => {
  it("is listed with the files that have a URL", () => {
    const listed = [...listFiles(publicDir)];
    const withUrl = ["/index.html", "/about/index.html", script, "/.well-known/security.txt"];
    const withoutUrl = ["/about", "/.env", `${script}.br`, `${script}.gz`];
    expect(listed.filter((path) => [...withUrl, ...withoutUrl].includes(path)).sort()).toEqual(
      withUrl.sort(),
    );
  });

  it("has as slugs the folders that contain a page (R045, R079)", () => {
    const built = builtSlugs(listFiles(publicDir));
    expect({ faq: [...built.faq].sort(), careers: built.careers }).toEqual({
      // Without the page of all questions: it is in the same folder but has its own route.
      faq: [...slugs.faq].sort(),
      careers: slugs.careers,
    });
    expect(Object.values(builtSlugs(new Set())).flat()).toEqual([]);
  });

  it("can lose a page's file after the start without affecting other responses", async () => {
    rmSync(join(publicDir, "contact/index.html"));
    await expect(get("/contact")).rejects.toThrow();
    expect((await get("/about")).status).toBe(200);
  });

  it("after another build sends its pages, with their lengths and policies, and the 404 page for those that it removed", async () => {
    const before = await get("/about");
    const html = `${pageOf("about")}<style>p { color: red }</style>`;
    writeFileSync(join(publicDir, "about/index.html"), html);
    await createAdapter(join(publicDir, "..")).adapt({ reporter: { info: () => undefined } } as never);
    const { headers, body } = await get("/about");
    expect(body.toString()).toBe(html);
    expect(headers["content-security-policy"]).not.toBe(before.headers["content-security-policy"]);
    const { status, body: notFound } = await get("/contact");
    expect([status, notFound.toString()]).toEqual([404, pageOf("not found")]);
  });
});
