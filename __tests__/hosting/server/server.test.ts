import { renameSync } from "node:fs";
import { join } from "node:path";
import { securityHeaders } from "../../../src/hosting/headers";
import { contentSecurityPolicy } from "../../../src/hosting/policy/content-security-policy";
import { POLICY } from "../../../src/hosting/policy/page-policies";
import { host, urlTable } from "../../site/routes/url-table";
import { sendRaw } from "../send-request";
import { pageOf, script, styleHash } from "../fixture";
import { serveFixture } from "../serve-fixture";

const { publicDir, address, sendRequest, get } = serveFixture();

describe("the table of URLs, requested over a real socket", () => {
  it.each(urlTable.map((row) => [row.proves, row.url, row] as const))("%s: %j", async (_proves, url, row) => {
    const { status, headers, body } = await get(url);
    expect({ status, location: headers.location }).toEqual({ status: row.status, location: row.to });
    if (row.page) expect(body.toString()).toBe(pageOf(row.page));
    if (row.kind === "redirect" || row.kind === "appRedirect") expect(body).toHaveLength(0);
  });
});

describe("methods", () => {
  const paths = "/ /about/team /nope /login /missing.png /missing.html /%zz /robots.txt".split(" ");
  it.each([...paths, script])("HEAD %s has the response of GET without its body (R056)", async (path) => {
    const [head, whole] = await Promise.all([sendRequest(path, "HEAD"), get(path)]);
    const undated = ({ status, headers }: typeof head) => ({ status, headers: { ...headers, date: "" } });
    expect(undated(head)).toEqual(undated(whole));
    expect(Number(whole.headers["content-length"])).toBe(whole.body.length);
    expect(head.body).toHaveLength(0);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "%s is rejected with 405 and Allow (R056)",
    async (method) => {
      for (const path of ["/", "/about", "/login", "/nope", "/robots.txt", "/missing.png"]) {
        const { status, headers } = await sendRequest(path, method);
        expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow: "GET, HEAD" });
      }
    },
  );

  it("a malformed path is rejected with 400, whatever the method", async () => {
    expect((await sendRequest("/%zz", "POST")).status).toBe(400);
  });
});

describe("headers", () => {
  it.each(["/", "/nope", "/login", "/missing.png", "/%zz", "/robots.txt", script])(
    "%s has the security headers",
    async (path) => {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(securityHeaders))
        if (name !== POLICY || path !== "/") expect(headers[name.toLowerCase()]).toBe(value);
    },
  );

  it.each([
    ["/", "/"],
    ["/About/team", "/about"],
    ["/about/index.html", "/about"],
    ["/missing.html", "not found"],
  ])("%s has the policy of its page, with only its own hashes", async (path, page) => {
    const hash = styleHash(page);
    expect((await get(path, { Accept: "text/html" })).headers["content-security-policy"]).toBe(
      contentSecurityPolicy({ scripts: [], styles: [hash] }),
    );
  });

  it.each([
    ["/login", "no-store"],
    ["/verify/email/a/secret", "no-store"],
    ["/about", "public, max-age=0, must-revalidate"],
    ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
    ["/financing", "public, max-age=0, must-revalidate"],
    ["/missing.png", "public, max-age=0, must-revalidate"],
    ["/static/5e1f/missing.mp4", "public, max-age=0, must-revalidate"],
    [script, "public, max-age=31536000, immutable"],
    ["/static/5e1f/story.mp4", "public, max-age=31536000, immutable"],
  ])("%s has Cache-Control: %s (R066)", async (path, caching) => {
    expect((await sendRequest(path, "HEAD")).headers["cache-control"]).toBe(caching);
  });

  it("Location never depends on Host or X-Forwarded-Host", async () => {
    const forged = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" };
    expect((await get("/nope", forged)).headers.location).toBe("/");
    expect((await get("/login", forged)).headers.location).toBe(`${host}/login`);
  });
});

describe("missing pages and assets", () => {
  it.each(["/missing.html?x=1", "/old.php", "/missing.png", "/page-data/x"])(
    "%s is 404: the designed page if HTML is accepted, otherwise one line of text",
    async (path) => {
      const replyFor = async (accepted: string) => {
        const { status, headers, body } = await get(path, { Accept: accepted });
        return [status, headers.vary, headers["content-type"], body.toString()];
      };
      const [html, text] = ["text/html;charset=utf-8", "text/plain;charset=utf-8"];
      const page = await replyFor("text/html,application/xhtml+xml,*/*;q=0.8");
      expect(page).toEqual([404, "Accept", html, pageOf("not found")]);
      expect(await replyFor("image/avif,*/*;q=0.8")).toEqual([404, "Accept", text, "Not found\n"]);
      expect((await get(path)).body.toString()).toBe("Not found\n");
    },
  );

  it("hidden files are not served, except in /.well-known", async () => {
    expect((await get("/.env")).status).toBe(404);
    const { status, headers } = await get("/.well-known/security.txt");
    expect([status, headers["content-type"]]).toEqual([200, "text/plain;charset=utf-8"]);
  });

  it("a folder without a page is not a slug (R075)", async () => {
    expect((await get("/faq/no-page")).headers.location).toBe("/faq");
  });
});

describe("requests that no browser sends", () => {
  const close = "Host: x\r\nConnection: close\r\n\r\n";

  it("an absolute URL is resolved by its path (RFC 9112 3.2.2)", async () => {
    const ofHost = (rest: string) =>
      sendRaw(address(), `GET HTTP://evil.example${rest} HTTP/1.1\r\n${close}`);
    expect(await ofHost("/financing?x=1")).toMatch(/Location: \/ivf\?x=1\r\n/);
    expect(await ofHost("")).toMatch(/^HTTP\/1.1 200 /);
    expect(await ofHost("?x")).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    ["no Host (RFC 9112 3.2)", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two Hosts (RFC 9112 3.2)", `GET / HTTP/1.1\r\nHost: y\r\n${close}`, 400],
    ["bytes that are not HTTP", "hello\r\n\r\n", 400],
    ["CONNECT (RFC 9110 9.3.6)", `CONNECT app.example:443 HTTP/1.1\r\n${close}`, 405],
    ["a space in the path", `GET /about us HTTP/1.1\r\n${close}`, 400],
    ["bytes above ASCII (RFC 3986, 2)", `GET /financing?x=\u00c3\u00a9 HTTP/1.1\r\n${close}`, 400],
    ["a body, which is not read", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1", 405],
    ["headers above 16 KiB", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n${close}`, 431],
    ["a path above 16 KiB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\n${close}`, 431],
    ["a path just below 16 KiB", `GET /${"x/".repeat(7_000)} HTTP/1.1\r\n${close}`, 302],
  ])("%s: the response has the security headers", async (_name, bytes, status) => {
    const response = await sendRaw(address(), bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response.includes("\r\nAllow: GET, HEAD\r\n")).toBe(status === 405);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response).toContain(`\r\n${name}: ${value}\r\n`);
  });
});

it("a site that can no longer be read is a 500 with the security headers, and the log has no address", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  const [page, elsewhere] = ["index.html", "moved.html"].map((name) => join(publicDir, name)) as [
    string,
    string,
  ];
  renameSync(page, elsewhere);
  const { status, headers, body } = await get("/verify/email/a/secret");
  renameSync(elsewhere, page);
  expect([status, body.toString()]).toEqual([500, "Internal error\n"]);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
  // Other properties of an error may contain the address.
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^StartError: There is no built site/)]]);
});
