// Finds a Chrome or Chromium for the browser tests, or downloads one.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runBin } from "./install-packages.mjs";

// In order of preference. Debian's headless shell is the same engine without a user interface; tests take half the time.
const usualPlaces = JSON.parse(readFileSync(new URL("usual-browsers.json", import.meta.url), "utf8"));

// On Windows, --version opens a window instead.
const works = (path) =>
  existsSync(path) &&
  (process.platform === "win32" || spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0);

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  return chromium.executablePath();
}

/**
 * @returns the path of a browser: CHROME_PATH, one in the usual places, or Playwright's own, downloaded if necessary
 * @throws Error with what to do when CHROME_PATH is wrong, or when there is no browser and none can be downloaded
 */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted && works(wanted)) return wanted;
  if (wanted) {
    const fault = existsSync(wanted)
      ? "does not start as a browser (tried with --version)"
      : "does not exist";
    throw new Error(
      `CHROME_PATH is "${wanted}", which ${fault}. Correct it, or unset it to search the usual places.`,
    );
  }
  const found = [...(usualPlaces[process.platform] ?? []), playwrightsOwn()].find(works);
  if (found) return found;
  console.log("No Chrome or Chromium found: downloading Playwright's own (about 150 MB, once)");
  if (runBin("@playwright/test", ["install", "chromium"]) === 0 && existsSync(playwrightsOwn()))
    return playwrightsOwn();
  throw new Error(
    "The browser tests need Chrome or Chromium. Install one (Debian and Ubuntu: apt-get install chromium; others: google.com/chrome), or set CHROME_PATH to one you have.",
  );
}
