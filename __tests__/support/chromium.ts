import { existsSync } from "node:fs";
import usualPlaces from "../../src/tools/cli/usual-browsers.json";

const places: Partial<Record<NodeJS.Platform, string[]>> = usualPlaces;

/**
 * The browser of the tests and benches: the one that `npm test` has found (src/tools/cli/find-browser.mjs), or, when one of
 * them is run by itself, the first in the usual places. Undefined: Playwright's own (`npx playwright install chromium`).
 */
export const chromiumPath = [process.env["CHROME_PATH"], ...(places[process.platform] ?? [])].find(
  (path) => path && existsSync(path),
);

/** A root user has no sandbox to use. The rest keeps the browser from calling home. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
];
