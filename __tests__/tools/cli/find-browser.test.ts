import { chmodSync } from "node:fs";
import { join } from "node:path";
import { TemporaryProject } from "./temporary-project";

const project = new TemporaryProject();
beforeAll(() => {
  project.write("browser", "#!/bin/sh\nexit 0\n");
  project.write("broken", "#!/bin/sh\nexit 1\n");
  for (const name of ["browser", "broken"]) chmodSync(join(project.root, name), 0o755);
  // A stub of Playwright whose own browser is not installed and cannot be downloaded.
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
    'console.log("called with", ...process.argv.slice(2)); process.exit(Number(process.env.GET_STATUS ?? 1));',
  );
});

/** Looks for a browser in these usual places, so that the browsers of the machine that runs the tests do not matter. */
function find(env: Record<string, string>, usual: string[] = []): string {
  project.write("src/tools/cli/usual-browsers.json", { [process.platform]: usual });
  const code =
    'import { findBrowser } from "./src/tools/cli/find-browser.mjs"; try { console.log("found", findBrowser()); } catch (error) { console.log("error:", error.message); }';
  return project.run(code, env).output.trim();
}

describe("findBrowser", () => {
  it("returns CHROME_PATH", () => {
    const path = join(project.root, "browser");
    expect(find({ CHROME_PATH: path })).toBe(`found ${path}`);
  });

  it("reports a CHROME_PATH that does not exist, and what to do", () => {
    expect(find({ CHROME_PATH: "/no/such/chrome" })).toBe(
      'error: CHROME_PATH is "/no/such/chrome", which does not exist. Correct it, or unset it to search the usual places.',
    );
  });

  it("returns the first browser in the usual places that starts", () => {
    const [broken, path] = ["broken", "browser"].map((name) => join(project.root, name)) as [string, string];
    expect(find({ CHROME_PATH: "" }, ["/no/such/chrome", broken, path, join(project.root, "bin/npm")])).toBe(
      `found ${path}`,
    );
  });

  it("falls back to Playwright's own browser", () => {
    const path = join(project.root, "browser");
    expect(find({ CHROME_PATH: "", OWN_BROWSER: path })).toBe(`found ${path}`);
  });

  it("tries to download a browser when there is none, and explains how to get one when that fails", () => {
    const output = find({ CHROME_PATH: "" });
    expect(output).toContain("called with install chromium");
    expect(output).toMatch(
      /error: The browser tests need Chrome or Chromium\. Install one .*apt-get install chromium.*CHROME_PATH/,
    );
  });

  it("reports a CHROME_PATH that does not start instead of looking elsewhere", () => {
    const path = join(project.root, "broken");
    expect(find({ CHROME_PATH: path, OWN_BROWSER: join(project.root, "browser") })).toContain(
      `error: CHROME_PATH is "${path}", which does not start as a browser`,
    );
  });
});
