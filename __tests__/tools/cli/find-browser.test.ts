import { chmodSync } from "node:fs";
import { join } from "node:path";
import { TemporaryProject } from "./temporary-project";

const project = new TemporaryProject();
beforeAll(() => {
  project.write("browser", "#!/bin/sh\nexit 0\n");
  project.write("broken", "#!/bin/sh\nexit 1\n");
  for (const name of ["browser", "broken"]) chmodSync(join(project.root, name), 0o755);
  // Stands in for Playwright, whose own browser is nowhere and cannot be had.
  project.write("node_modules/@playwright/test/package.json", {
    main: "index.cjs",
    bin: { playwright: "cli.cjs" },
  });
  project.write(
    "node_modules/@playwright/test/index.cjs",
    'exports.chromium = { executablePath: () => process.env.OWN_BROWSER ?? "/nowhere" };',
  );
  project.write(
    "node_modules/@playwright/test/cli.cjs",
    'console.log("asked for", ...process.argv.slice(2)); process.exit(Number(process.env.GET_STATUS ?? 1));',
  );
});
afterAll(() => project.remove());

/** Looks for a browser in a machine that has these in the usual places, so that the tests' own machine plays no part. */
function find(env: Record<string, string>, usual: string[] = []): string {
  project.write("src/tools/cli/usual-browsers.json", { [process.platform]: usual });
  const code =
    'import { findBrowser } from "./src/tools/cli/find-browser.mjs"; try { console.log("found", findBrowser()); } catch (error) { console.log("error:", error.message); }';
  return project.run(code, env).output.trim();
}

describe("findBrowser", () => {
  it("takes CHROME_PATH", () => {
    const path = join(project.root, "browser");
    expect(find({ CHROME_PATH: path })).toBe(`found ${path}`);
  });

  it("a CHROME_PATH where there is no file: says so, and what to do", () => {
    expect(find({ CHROME_PATH: "/no/such/chrome" })).toBe(
      'error: CHROME_PATH is "/no/such/chrome", where there is no file. Correct it, or unset it to search the usual places.',
    );
  });

  it("takes the first of the usual places that starts", () => {
    const [broken, path] = ["broken", "browser"].map((name) => join(project.root, name)) as [string, string];
    expect(find({ CHROME_PATH: "" }, ["/no/such/chrome", broken, path, join(project.root, "bin/npm")])).toBe(
      `found ${path}`,
    );
  });

  it("takes Playwright's own where there is no other", () => {
    const path = join(project.root, "browser");
    expect(find({ CHROME_PATH: "", OWN_BROWSER: path })).toBe(`found ${path}`);
  });

  it("where there is none, gets one, or says how to get one", () => {
    const output = find({ CHROME_PATH: "" });
    expect(output).toContain("asked for install chromium");
    expect(output).toMatch(
      /error: The browser tests need Chrome or Chromium\. Install one .*apt-get install chromium.*CHROME_PATH/,
    );
  });

  it("a CHROME_PATH that does not start is named, not passed over", () => {
    const path = join(project.root, "broken");
    expect(find({ CHROME_PATH: path, OWN_BROWSER: join(project.root, "browser") })).toContain(
      `error: CHROME_PATH is "${path}", which does not start as a browser`,
    );
  });
});
