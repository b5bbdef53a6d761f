import usualPlaces from "../../src/tools/cli/usual-browsers.json";
import { browserPath } from "./browser-path";

const places: Partial<Record<NodeJS.Platform, string[]>> = usualPlaces;

/**
 * The browser for tests and benchmarks: the one that `npm test` found (src/tools/cli/find-browser.mjs), otherwise the first
 * at a usual location. Undefined means Playwright's own (`npx playwright install chromium`).
 */
export const chromiumPath = browserPath("CHROME_PATH", places[process.platform] ?? []);

/** Chromium has no sandbox for root. The other switches prevent requests by the browser itself. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
];
