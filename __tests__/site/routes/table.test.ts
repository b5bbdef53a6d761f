import { readBuiltSite } from "../../../src/hosting/built-site";
import { createWorker } from "../../../src/hosting/hosts/cloudflare-worker";
import { netlifyFiles } from "../../../src/hosting/hosts/netlify";
import { nginxConfig } from "../../../src/hosting/hosts/nginx";
import { createResolver, redirectsOf } from "../../../src/site/routes";
import { temporarySite } from "../../hosting/serve-fixture";
import { pagesAssets } from "../../hosting/pages-assets";
import { files, host, slugs } from "./url-table";

jest.mock("../../../src/site/routes/content-routes.generated.json", () => ({
  clinics: [],
  moved: [{ from: "/faq/treatment", to: "/faq/ivf" }],
}));

const publicDir = temporarySite();
const site = readBuiltSite(publicDir, host);

describe("a former address of a page (`was:` in its content)", () => {
  it("redirects permanently, whatever its case, and keeps the query", () => {
    const resolve = createResolver({ slugs, host, hasFile: (path) => files.includes(path) });
    const result = { kind: "redirect", to: "/faq/ivf?x=1", status: 301 };
    for (const path of ["/faq/treatment", "/FAQ/Treatment", "/faq/treatment/more"])
      expect(resolve(`${path}?x=1`)).toEqual(result);
    expect(redirectsOf()).toContainEqual({ from: "/faq/treatment", to: "/faq/ivf", status: 301 });
  });

  it("redirects on nginx, before the category's row", () => {
    const config = nginxConfig(site, { listen: "80", serverName: "localhost", brotli: false });
    const [moved, category] = ["(?i:treatment)", "/[^/]+(?:/|\\z)"].map((part) =>
      config.indexOf(`(?i:faq)${part.startsWith("/") ? part : `/${part}`}`),
    );
    expect(config).toContain("return 301 /faq/ivf$is_args$args;");
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(category!);
  });

  it("redirects on Netlify", () => {
    expect(netlifyFiles(site)._redirects).toContain("\n/faq/treatment/* /faq/ivf 301\n");
  });

  it("redirects on Cloudflare", async () => {
    const worker = createWorker({ ...site, fileHeaders: {} });
    const reply = await worker.fetch(new Request("https://www.wrenfield.example/faq/treatment"), {
      ASSETS: pagesAssets(publicDir),
    });
    expect([reply.status, reply.headers.get("Location")]).toEqual([301, "/faq/ivf"]);
  });
});
