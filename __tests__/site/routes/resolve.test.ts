import { createResolver, type RouteResult } from "../../../src/site/routes";
import { files, host, slugs, urlTable } from "./url-table";

const options = { slugs, host, hasFile: (path: string) => files.includes(path) };
const resolve = createResolver(options);

describe("the table of URLs", () => {
  it.each(urlTable.map(({ proves, url, ...result }) => [proves, url, result] as const))(
    "%s: %j",
    (_proves, url, result) => expect(resolve(url)).toMatchObject(result),
  );

  it("has at least 200 URLs, each once", () => {
    expect(urlTable.length).toBeGreaterThanOrEqual(200);
    expect(urlTable.map(({ url }) => url).filter((url, at, all) => all.indexOf(url) !== at)).toEqual([]);
  });
});

describe("createResolver", () => {
  it("rejects an application address that is not an origin, before any request", () => {
    expect(() => createResolver({ ...options, host: "https://app.wrenfield.example/base" })).toThrow(
      "expected an origin",
    );
  });

  it("looks up files by their decoded path, and never folders (with a trailing slash)", () => {
    const lookedUp: string[] = [];
    const hasFile = (path: string) => lookedUp.push(path) > 0;
    const result = createResolver({ ...options, hasFile })("/static/a%20b%2Fc.png");
    expect(result).toEqual<RouteResult>({ kind: "file", path: "/static/a b/c.png", status: 200 });
    for (const folder of ["/static/a/", "/static/a/x/..", "/static/a/.", "/static/a/%2e"])
      createResolver({ ...options, hasFile })(folder);
    expect(lookedUp).toEqual(["/static/a b/c.png"]);
  });

  it("accepts only the given slugs, even if they are names of object properties (R059, R075)", () => {
    const none = createResolver({ ...options, slugs: { faq: [], careers: ["__proto__", "$&"] } });
    expect(none("/faq/ivf")).toMatchObject({ kind: "redirect", to: "/faq" });
    expect(none("/careers/__proto__")).toMatchObject({ kind: "page", page: "/careers/__proto__" });
    expect(none("/careers/$&")).toMatchObject({ kind: "page", page: "/careers/$&" });
    expect(none("/careers/constructor")).toMatchObject({ kind: "redirect", to: "/careers" });
  });
});
