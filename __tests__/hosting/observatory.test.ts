import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { collect, type Evidence } from "../support/observatory/evidence";
import { judgePolicy, parsePolicy } from "../support/observatory/policy";
import { score } from "../support/observatory/score";
import { pageOf, script, scriptText } from "./fixture";
import { serveFixture } from "./serve-fixture";

const site = serveFixture();
const integrity = `sha384-${createHash("sha384").update(scriptText).digest("base64")}`;
writeFileSync(
  join(site.publicDir, "index.html"),
  `${pageOf("/")}<script src="${script}" integrity="${integrity}" async></script>`,
);
let evidence: Evidence;
beforeAll(async () => void (evidence = await collect(site.address())));

const withHeader = (name: string, ...values: string[]): Evidence => ({
  ...evidence,
  headers: new Map([...evidence.headers, [name, values]]),
});
const without = (name: string): Evidence => ({
  ...evidence,
  headers: new Map([...evidence.headers].filter(([other]) => other !== name)),
});

describe("the checker detects what is wrong", () => {
  it.each([
    // Without the policy, framing is no longer prevented either.
    ["content-security-policy", "csp-not-implemented", 55],
    ["strict-transport-security", "hsts-not-implemented", 80],
    ["x-content-type-options", "x-content-type-options-not-implemented", 150],
    ["referrer-policy", "referrer-policy-not-implemented", 150],
    ["cross-origin-opener-policy", "cross-origin-opener-policy-not-implemented", 145],
    ["cross-origin-embedder-policy", "cross-origin-embedder-policy-not-implemented", 145],
    ["cross-origin-resource-policy", "cross-origin-resource-policy-not-implemented", 145],
  ])("without %s: %s, %d points", (name, result, points) => {
    const { score: found, verdicts } = score(without(name));
    expect([verdicts[name]?.result, found]).toEqual([result, points]);
  });

  it.each([
    ["strict-transport-security", "max-age=86400", -10],
    ["strict-transport-security", "includeSubDomains", -20],
    ["referrer-policy", "unsafe-url", -5],
    ["referrer-policy", "none", -5],
    ["x-content-type-options", "sniff", -5],
    ["cross-origin-opener-policy", "Same-Origin", -5],
    ["cross-origin-embedder-policy", '"require-corp"', -5],
    ["cross-origin-resource-policy", "same", -5],
    ["content-security-policy", "default-src 'none'; default-src 'self'", -25],
  ])("%s: %s costs %d", (name, value, modifier) => {
    const { verdicts } = score(withHeader(name, value));
    expect(verdicts[name]).toMatchObject({ modifier, pass: false });
  });

  it.each([
    ["script-src 'self' 'unsafe-inline'", -20],
    ["script-src 'self' data:; object-src 'none'", -20],
    ["default-src https:", -20],
    ["script-src 'self'", -20],
    ["default-src 'self'; font-src http://x.example", -20],
    ["default-src 'self' 'unsafe-eval'", -10],
    ["default-src 'self'; img-src http://x.example", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; style-src 'unsafe-inline' 'sha256-x'", 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; script-src 'self'", 10],
  ])("policy %s: %d", (text, modifier) => expect(judgePolicy(parsePolicy(text)!).modifier).toBe(modifier));

  it.each([
    [["http://a.example/", "https://a.example/"], 0],
    [["http://a.example/"], -20],
    [["http://a.example/", "http://b.example/", "https://b.example/"], -10],
    [["http://a.example/", "https://b.example/"], -5],
  ])("redirection %j: %d", (httpRoute, modifier) => {
    expect(score({ ...evidence, httpRoute }).verdicts["redirection"]?.modifier).toBe(modifier);
  });

  it.each([
    ["a=1", -20],
    ["session=1; Secure; SameSite=Lax", -30],
    ["a=1; Secure", 0],
    ["session=1; Secure; HttpOnly; SameSite=Lax", 5],
  ])("cookie %s: %d", (cookie, modifier) => {
    expect(score({ ...evidence, cookies: [cookie] }).verdicts["cookies"]?.modifier).toBe(modifier);
  });

  it.each([
    ["<p>", 0],
    ['<script src="/a.js"></script>', 0],
    ['<script src="https://cdn.example/a.js"></script>', -5],
    ['<script src="//cdn.example/a.js"></script>', -50],
    ['<script src="//cdn.example/a.js" integrity="sha384-x"></script>', -20],
    ['<script src="/a.js" integrity="sha384-x"></script>', 5],
  ])("scripts %s: %d", (html, modifier) => {
    expect(score({ ...evidence, html }).verdicts["subresource-integrity"]?.modifier).toBe(modifier);
  });
});
