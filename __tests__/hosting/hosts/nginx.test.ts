import { gunzipSync } from "node:zlib";
import { securityHeaders } from "../../../src/hosting/headers";
import { readBuiltSite } from "../../../src/hosting/built-site";
import { POLICY } from "../../../src/hosting/policy/page-policies";
import { nginxConfig } from "../../../src/hosting/hosts/nginx";
import { constant, literal, pathExpression, quoted } from "../../../src/hosting/hosts/nginx-syntax";
import { nginxOptions } from "../../../src/hosting/hosts/nginx-options";
import { host } from "../../site/routes/url-table";
import { sendRequest, sendRaw } from "../send-request";
import { script, scriptText, video, videoBytes } from "../fixture";
import { temporarySite } from "../serve-fixture";
import { NGINX_MISSING, hasNginx, startNginx, type RunningNginx } from "../nginx";

const publicDir = temporarySite();
const options = { listen: "80", serverName: "www.wrenfield.example", brotli: false };

describe("the nginx configuration", () => {
  it.each([
    ["/about", "/About/x", "/aboutus"],
    ["/faq/:slug", "/FAQ/x/y", "/faq"],
    ["/careers", "/careers/", "/careersx"],
  ])("matches %s with %s, but not with %s", (path, yes, no) => {
    const pattern = new RegExp(
      pathExpression(path, "prefix")
        .replace(/\\z/g, "$")
        .replace(/\(\?i:([^)]*)\)/g, (_all, word: string) => word),
      "i",
    );
    expect([pattern.test(yes), pattern.test(no)]).toEqual([true, false]);
  });

  it("rejects text that nginx would read differently", () => {
    for (const text of ['a"b', "a\nb", "a\\\\b", "a\\tb"])
      expect(() => quoted(text)).toThrow("nginx would change");
    expect(() => constant("$host")).toThrow("nginx cannot write");
    expect(literal("a.b\\c")).toBe("a\\.b\\x5cc");
  });

  it("sets headers only in the server block, because one in a location would drop all others there", () => {
    const config = nginxConfig(readBuiltSite(publicDir, host), options);
    const inServer = /^ {4}add_header /gm;
    expect(config.match(/add_header /g)).toHaveLength(config.match(inServer)?.length ?? 0);
    expect(config.match(/ always;$/gm)).toHaveLength(Object.keys(securityHeaders).length + 3);
  });

  const configWith = (change: object) =>
    nginxConfig(readBuiltSite(publicDir, host), { ...options, ...change });
  const tls = { listen: "443", certificate: "/a.pem", key: "/a.key" };

  it("keeps no access log, because a verification path contains a secret, and sends no version of nginx", () => {
    const off = (change: object) => configWith(change).match(/^ {4}(?:access_log|server_tokens) off;$/gm);
    expect(off({})).toHaveLength(2);
    expect(off({ tls })).toHaveLength(4);
  });

  it("reads its settings from the environment", () => {
    expect(nginxOptions("https://www.wrenfield.example:8443", {})).toEqual(options);
    const from = (variables: Record<string, string>) => nginxOptions("https://a.example", variables);
    const files = { NGINX_CERTIFICATE: "/a.pem", NGINX_CERTIFICATE_KEY: "/a.key" };
    const withBrotli = { listen: "127.0.0.1:8080", serverName: "a.example", brotli: true };
    expect(from({ NGINX_LISTEN: "127.0.0.1:8080", NGINX_BROTLI: "true" })).toEqual(withBrotli);
    expect(from(files).tls).toEqual(tls);
    expect(from({ ...files, NGINX_LISTEN: "0.0.0.0:80" }).tls).toMatchObject({ listen: "0.0.0.0:443" });
  });

  it("reports how to fix every invalid setting", () => {
    const wrong = { NGINX_CERTIFICATE: "/a.pem", NGINX_LISTEN: "80; include /etc", NGINX_BROTLI: "yes" };
    expect(() => nginxOptions("https://a.example", wrong)).toThrow(
      `The environment has invalid variables.
NGINX_LISTEN is "80; include /etc"; expected a port or address; fix: NGINX_LISTEN=80
NGINX_CERTIFICATE_KEY is ""; expected both or neither of NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY; fix: set both paths
NGINX_BROTLI is "yes"; expected true or false; fix: write true`,
    );
  });

  it("accepts a port, and an address with or without one", () => {
    const accepts = (listen: string) => () => nginxOptions("https://a.example", { NGINX_LISTEN: listen });
    for (const listen of ["8080", "[::]:8080", "[::1]", "site.example:80"])
      expect(accepts(listen)).not.toThrow();
    for (const listen of ["0", "65536", "127.0.0.1:99999", "127.0.0.1:", "::1", "[::1]:http"])
      expect(accepts(listen)).toThrow(`NGINX_LISTEN is "${listen}"; expected a port or address`);
  });

  it("listens on every IPv4 and IPv6 address for a port, or only on a given address", () => {
    const listensOf = (change: object) => configWith(change).match(/listen [^;]+;/g);
    expect(listensOf({})).toEqual(["listen 80;", "listen [::]:80;"]);
    expect(listensOf({ tls })).toEqual([
      "listen 80;",
      "listen [::]:80;",
      "listen 443 ssl http2;",
      "listen [::]:443 ssl http2;",
    ]);
    expect(listensOf({ listen: "127.0.0.1:8080" })).toEqual(["listen 127.0.0.1:8080;"]);
    expect(configWith({ tls })).toContain("return 301 https://www.wrenfield.example$request_uri;");
    expect(configWith({ tls })).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  });
});

const installed = hasNginx();
if (!installed) console.warn(NGINX_MISSING);

(installed ? describe : describe.skip)("a real nginx", () => {
  const page = { [POLICY]: "default-src 'none'; style-src 'sha256-abc+/='" };
  let nginx: RunningNginx;
  const get = (path: string, headers?: Record<string, string>) =>
    sendRequest(nginx.address, path, "GET", headers);
  beforeAll(async () => {
    const files = ["/about/index.html", "/index.html", "/404.html"];
    nginx = await startNginx(publicDir, { fileHeaders: new Map(files.map((file) => [file, page])) });
  });
  afterAll(() => nginx.stop());

  it("sends a page's own headers only with that page", async () => {
    const policy = async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).headers["content-security-policy"];
    for (const path of ["/about/team", "/", "/about/index.html"])
      expect(await policy(path)).toBe(page[POLICY]);
    expect(await policy("/old.php", { Accept: "text/html" })).toBe(page[POLICY]);
    for (const path of ["/ivf", "/nope", "/robots.txt", "/missing.png", "/%zz"])
      expect(await policy(path)).toBe(securityHeaders[POLICY]);
  });

  it("serves files with caching, ETag and 304, ranges, HEAD and precompressed variants", async () => {
    const first = await get(script, { "Accept-Encoding": "gzip" });
    expect(first.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      vary: "Accept-Encoding",
    });
    expect(gunzipSync(first.body).toString()).toBe(scriptText);
    const again = await get(script, { "Accept-Encoding": "gzip", "If-None-Match": first.headers.etag ?? "" });
    expect([again.status, again.headers["cache-control"]]).toEqual([304, first.headers["cache-control"]]);
    const range = await get(video, { Range: "bytes=5-9" });
    expect([range.status, range.headers["content-range"]]).toEqual([206, "bytes 5-9/8000000"]);
    expect(range.body.equals(videoBytes.subarray(5, 10))).toBe(true);
    const head = await sendRequest(nginx.address, video, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "8000000", 0]);
  });

  it("ignores Host in redirects", async () => {
    const forged = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    expect((await get("/nope", forged)).headers.location).toBe("/");
    expect(
      await sendRaw(
        nginx.address,
        "GET http://evil.example/financing?x=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      ),
    ).toMatch(/Location: \/ivf\?x=1\r\n/);
  });

  it("accepts paths as long as the embedded server does", async () => {
    expect((await get(`/${"x/".repeat(7_000)}`)).status).toBe(302);
    expect((await get(`/${"%c3%a9".repeat(2_500)}`)).status).toBe(302);
    expect((await get(`/${"x".repeat(20_000)}`)).status).toBe(414);
  });
});
