import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import { writeHydration } from "../../../src/gatsby/output/hydration-scripts";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const folder = temporaryFolder();

const bundles = { "webpack-runtime-1.js": "1", "framework-2.js": "2", "app-3.js": "3" };

beforeAll(async () => {
  const write = (name: string, content: object | string) => writeIn(folder, name, content);
  write("webpack.stats.json", { assetsByChunkName: { app: [...Object.keys(bundles), "app.css"] } });
  write("page-data/app-data.json", { webpackCompilationHash: "abc" });
  write("chunk-map.json", { "component---a": ["/component---a-1.js"] });
  for (const [name, content] of Object.entries(bundles)) write(name, content);
  await writeHydration(folder, "www.site.example");
});

/** Runs the boot file in a minimal page. */
function boot(isRequested: boolean) {
  const scripts: Record<string, unknown>[] = [];
  const document = {
    cookie: "",
    referrer: "",
    getElementById: () => null,
    createElement: () => ({}),
    head: { append: (script: Record<string, unknown>) => scripts.push(script) },
  };
  const window: Record<string, unknown> = {
    location: new URL("https://www.site.example/faq"),
    document,
    navigator: {},
    performance: { getEntriesByType: () => [{ type: "navigate" }] },
    addEventListener: () => undefined,
    setInterval: () => 0,
    clearInterval: () => undefined,
    URL,
    URLSearchParams,
  };
  const hydration = {
    path: "/faq",
    events: [],
    isRequested,
    finish: () => undefined,
    start: undefined as (() => void) | undefined,
  };
  Object.assign(window, { window, hydration });
  vm.runInNewContext(readFileSync(join(folder, "boot.js"), "utf8"), window);
  return { scripts, window, hydration };
}

it("loads runtime, framework and app in order, each with its digest", () => {
  const { scripts } = boot(true);
  expect(scripts).toEqual(
    Object.entries(bundles).map(([name, content]) => ({
      async: false,
      src: `/${name}`,
      integrity: `sha384-${createHash("sha384").update(content).digest("base64")}`,
      onerror: expect.any(Function),
    })),
  );
});

it("sets the globals that Gatsby's own inline scripts would set", () => {
  const { window } = boot(true);
  expect(window).toMatchObject({
    pagePath: "/faq",
    ___webpackCompilationHash: "abc",
    ___chunkMapping: { "component---a": ["/component---a-1.js"] },
  });
});

it("loads no bundle until hydration is requested", () => {
  const { scripts, hydration } = boot(false);
  expect(scripts).toEqual([]);
  hydration.start!();
  expect(scripts).toHaveLength(3);
});
