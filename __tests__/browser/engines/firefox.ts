import { firefox as playwright } from "@playwright/test";
import { browserPath } from "../../support/browser-path";
import type { Engine, Launcher } from "./engine";

const usualPlaces = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

async function launch(): Promise<Engine | undefined> {
  const executablePath = browserPath("FIREFOX_PATH", usualPlaces);
  if (!executablePath) return undefined;
  const browser = await playwright.launch({
    channel: "moz-firefox",
    executablePath,
    // Exits without saving the temporary profile, which would take seconds.
    firefoxUserPrefs: { "toolkit.shutdown.fastShutdownStage": 3 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on("console", (message) => {
    // Firefox reports requests that end because their page is left.
    if (message.type() === "error" && !message.text().includes("We couldn't load"))
      errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    open: (url) => page.goto(url).then(() => undefined),
    resize: (width) => page.setViewportSize({ width, height: 800 }),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    back: () => page.goBack().then(() => undefined),
    forward: () => page.goForward().then(() => undefined),
    errors: async () => errors,
    close: () => browser.close(),
  };
}

/** An installed Firefox, driven by WebDriver BiDi. Playwright's own Firefox is another build. */
export const firefox: Launcher = { name: "Firefox", install: "apt-get install firefox-esr", launch };
