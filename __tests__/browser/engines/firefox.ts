import { expect } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { browserPath } from "../../support/browser-path";
import { isAtRest, type Engine, type Launcher } from "./engine";

const usualPlaces = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

async function launch(): Promise<Engine | undefined> {
  const executablePath = browserPath("FIREFOX_PATH", usualPlaces);
  if (!executablePath) return undefined;
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    // Exits without saving the temporary profile, which would take seconds.
    extraPrefsFirefox: { "toolkit.shutdown.fastShutdownStage": 3 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    // Firefox reports requests that end because their page is left.
    if (message.type() === "error" && !message.text().includes("We couldn't load"))
      errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  // Puppeteer's own goto, goBack and goForward sometimes wait forever in Firefox, if the page they leave or
  // open changes its history entry meanwhile (puppeteer/puppeteer#13041).
  return {
    open: async (url) => {
      await page.evaluate(`window.isLeft = true; location.assign(${JSON.stringify(url)})`);
      await expect(async () =>
        expect(await page.evaluate("!window.isLeft && document.readyState === 'complete'")).toBe(true),
      ).toPass({ intervals: [20], timeout: 20_000 });
    },
    resize: (width) => page.setViewport({ width, height: 800 }),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    async click(selector) {
      // Puppeteer clicks where the element was, so it must have stopped sliding.
      await expect(async () => expect(await page.$eval(selector, isAtRest)).toBe(true)).toPass({
        timeout: 3_000,
      });
      // Retries if the element is replaced while Puppeteer locates it; nothing was clicked then.
      await expect(() => page.click(selector)).toPass({ timeout: 3_000 });
    },
    type: (selector, text) => page.type(selector, text),
    back: () => page.evaluate(() => setTimeout(() => history.back())).then(() => undefined),
    forward: () => page.evaluate(() => setTimeout(() => history.forward())).then(() => undefined),
    errors: async () => errors,
    close: () => browser.close(),
  };
}

/** Firefox, driven by WebDriver BiDi. Source: pptr.dev, "WebDriver BiDi". */
export const firefox: Launcher = { name: "Firefox", install: "apt-get install firefox-esr", launch };
