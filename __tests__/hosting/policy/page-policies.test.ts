import { contentSecurityPolicy } from "../../../src/hosting/policy/content-security-policy";
import { pagePolicies, POLICY, sitePolicy } from "../../../src/hosting/policy/page-policies";
import { listFiles } from "../../../src/hosting/public-files";
import { styleHash } from "../fixture";
import { temporarySite } from "../serve-fixture";

const publicDir = temporarySite();
const files = listFiles(publicDir);

describe("the content security policy", () => {
  it("allows nothing unsafe, no other origin and no framing", () => {
    const policy = contentSecurityPolicy({ scripts: ["'sha256-s'"], styles: ["'sha256-t'"] });
    expect(policy).not.toMatch(/unsafe|https?:|data:|blob:|\*/);
    expect(policy).toMatch(
      /^default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; /,
    );
    expect(policy).toContain(
      "; script-src 'self' 'sha256-s'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-t'",
    );
  });

  it("of a page contains only the hashes of that page", () => {
    const policies = pagePolicies(publicDir, files, []);
    expect(policies.get("/about/index.html")).toEqual({
      [POLICY]: contentSecurityPolicy({ scripts: [], styles: [styleHash("/about")] }),
    });
    expect([...policies.keys()].sort()).toEqual([...files].filter((file) => file.endsWith(".html")).sort());
  });

  it("of the whole site contains every page's hash once", () => {
    const policy = sitePolicy(publicDir, files, [])[POLICY] ?? "";
    for (const page of ["/", "/about", "not found"]) expect(policy.split(styleHash(page))).toHaveLength(2);
  });
});

test("connect-src allows this origin and the services from the environment, and no service by default", () => {
  const connectSources = (services?: string[]) =>
    /connect-src ([^;]*)/.exec(contentSecurityPolicy(undefined, services))?.[1];
  expect(connectSources()).toBe("'self'");
  expect(connectSources(["https://api.wrenfield.example"])).toBe("'self' https://api.wrenfield.example");
  const services = ["https://api.wrenfield.example"];
  const pages = pagePolicies(publicDir, new Set(["/about/index.html"]), services);
  expect(pages.get("/about/index.html")?.[POLICY]).toContain(
    "connect-src 'self' https://api.wrenfield.example;",
  );
});
