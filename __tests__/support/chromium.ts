import { existsSync } from "node:fs";

/**
 * The browser of the tests and benches: the one that `npm test` has found (src/cli/find-browser.mjs), or, when one of
 * them is run by itself, what Debian installs. Undefined: Playwright's own (`npx playwright install chromium`).
 */
export const chromiumPath = [process.env["CHROME_PATH"], "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => path && existsSync(path));

/** A root user has no sandbox to use. The rest keeps the browser from calling home. */
export const chromiumArguments = [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-quic", "--disable-background-networking"];
