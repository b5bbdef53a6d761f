// Finds a Chrome or Chromium for the browser tests, or gets one.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runBin } from "./install-packages.mjs";

// In the order of choice. Debian's headless shell is the same engine without windows: the tests take half the time in it.
const usualPlaces = JSON.parse(readFileSync(new URL("usual-browsers.json", import.meta.url), "utf8"));

// On Windows a browser asked for its version opens a window instead.
const works = (path) =>
  existsSync(path) &&
  (process.platform === "win32" || spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0);

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  return chromium.executablePath();
}

/**
 * @returns the path of a browser: CHROME_PATH, the usual places, Playwright's own, or Playwright's own after getting it
 * @throws when there is none and none can be had, with what to do
 */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !existsSync(wanted)) {
    throw new Error(
      `CHROME_PATH is "${wanted}", where there is no file. Correct it, or unset it to search the usual places.`,
    );
  }
  if (wanted && !works(wanted)) {
    throw new Error(
      `CHROME_PATH is "${wanted}", which does not start as a browser (asked with --version). Correct it, or unset it to search the usual places.`,
    );
  }
  if (wanted) return wanted;
  const found = [...(usualPlaces[process.platform] ?? []), playwrightsOwn()].find(works);
  if (found) return found;
  console.log("No Chrome or Chromium found: getting Playwright's own (about 150 MB, once)");
  if (runBin("@playwright/test", ["install", "chromium"]) === 0 && existsSync(playwrightsOwn()))
    return playwrightsOwn();
  throw new Error(
    "The browser tests need Chrome or Chromium. Install one (Debian and Ubuntu: apt-get install chromium; others: google.com/chrome), or set CHROME_PATH to one you have.",
  );
}
