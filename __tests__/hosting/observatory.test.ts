// The embedded server has 155 of the HTTP Observatory's 165 points: ../support/strict-headers.ts.
import { bestHeaders, loosenedBy } from "../support/strict-headers";
import { serveFixture } from "./serve-fixture";

const { sendRequest, get } = serveFixture();

it("every security header has its best value, and the policy is of the strictest kind", async () => {
  const { headers } = await get("/");
  expect(headers).toMatchObject(bestHeaders);
  expect(loosenedBy(String(headers["content-security-policy"]))).toEqual([]);
});

it("no response sets a cookie or gives another origin access", async () => {
  const preflight = { Origin: "https://other.example", "Access-Control-Request-Method": "GET" };
  for (const path of ["/", "/robots.txt"])
    for (const { headers } of [await get(path), await sendRequest(path, "OPTIONS", preflight)])
      expect(Object.keys(headers).filter((name) => /^(set-cookie|access-control)/.test(name))).toEqual([]);
});

describe("loosenedBy", () => {
  const strict =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'";

  it("accepts policies of the strictest kind", () => {
    const hash = `'sha256-${"a+/1".repeat(10)}abc='`;
    expect(loosenedBy(strict)).toEqual([]);
    expect(loosenedBy(`${strict} ${hash} ${hash}; style-src ${hash}`)).toEqual([]);
  });

  it("finds missing and repeated directives", () => {
    expect(loosenedBy(strict.replace("frame-ancestors 'none'; ", ""))).toEqual(["no frame-ancestors 'none'"]);
    expect(loosenedBy(strict.replace("default-src 'none'", "default-src 'self'"))).toEqual([
      "no default-src 'none'",
    ]);
    expect(loosenedBy(`${strict}; script-src 'self'`)).toEqual(["two script-src"]);
    expect(loosenedBy("")).toHaveLength(4);
  });

  it.each(["'unsafe-inline'", "'unsafe-eval'", "data:", "*", "https:", "http://x.example", "'sha256-x'"])(
    "finds the source %s",
    (source) => {
      expect(loosenedBy(`${strict}; img-src 'self' ${source}`)).toEqual([`img-src 'self' ${source}`]);
    },
  );
});
