import { defineConfig } from "@playwright/test";
import { join } from "node:path";
import { EnvironmentError, isPort } from "../../src/site/environment";
import { chromiumArguments, chromiumPath } from "../support/chromium";

const root = join(__dirname, "../..");
const port = process.env["BROWSER_TEST_PORT"] || "8123";
if (!isPort(port))
  throw new EnvironmentError([
    {
      name: "BROWSER_TEST_PORT",
      found: port,
      expected: "a port from 1 to 65535",
      fix: "BROWSER_TEST_PORT=8123",
    },
  ]);
const origin = `http://127.0.0.1:${port}`;

/** Save a fifth of Chromium's processor time (docs/performance.md), without changing what these tests read. */
const saveTime = [
  // Pages of tests live for seconds: optimizing their scripts costs more than it saves, and so does compiling them again.
  "--js-flags=--no-turbofan --no-maglev --no-flush-bytecode",
  // Frames are composed, but nothing is drawn. The test that reads pixels (review/pictures.spec.ts) has a browser of its own.
  ...["--use-gl=angle", "--use-angle=swiftshader", "--disable-gl-drawing-for-tests"],
];

/** Tests of the built site, served by the embedded server, in Chromium. Build first: `npm test build`. */
export default defineConfig({
  testDir: __dirname,
  testMatch: "**/*.spec.ts",
  outputDir: join(root, "test-results/browser"),
  // `npm test` sets the report's path by PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: [["list"], ["json", { outputFile: join(root, "test-results/browser.json") }]],
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: origin,
    locale: "en-US",
    actionTimeout: 5_000,
    navigationTimeout: 15_000,
    launchOptions: { executablePath: chromiumPath, args: [...chromiumArguments, ...saveTime] },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  webServer: {
    command: "node --import ./node_modules/tsx/dist/loader.mjs src/hosting/server/serve.ts",
    cwd: root,
    env: { PORT: new URL(origin).port, HOST: "127.0.0.1" },
    url: `${origin}/robots.txt`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
