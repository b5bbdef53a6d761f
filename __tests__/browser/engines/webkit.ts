import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Builder, By, Capabilities } from "selenium-webdriver";
import { globSync } from "tinyglobby";
import { freePort } from "../../hosting/nginx";
import type { Engine, Launcher } from "./engine";

/** Records errors in the page, because WebDriver does not report WebKitGTK's console. Added when only the loader has run. */
const record = `void (window.recorded ??= (() => {
  const recorded = [];
  const error = console.error;
  console.error = (...words) => { recorded.push(words.join(" ")); error(...words); };
  addEventListener("error", ({ message }) => recorded.push(message));
  addEventListener("unhandledrejection", ({ reason }) => recorded.push(String(reason)));
  return recorded;
})())`;

/** Whether an element stays in place for two frames. Runs in the page. */
const isAtRest = (element: Element): Promise<boolean> => {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  return new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before))),
  );
};

const isInstalled = (command: string) => spawnSync("which", [command]).status === 0;

/** Starts a virtual screen. @returns its process and its X11 display name */
async function startScreen(): Promise<[screen: ChildProcess, display: string]> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((ready) => screen.stdio[3]!.once("data", ready));
  return [screen, `:${String(number).trim()}`];
}

/** Writes GTK settings with which the browser's toolbar is narrower than a phone; by default it needs 447 px. */
function narrowToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), "gtk-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; font-size: 1px; }");
  return folder;
}

async function launch(): Promise<Engine | undefined> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4*/MiniBrowser", { absolute: true });
  if (!binary || !isInstalled("WebKitWebDriver") || !isInstalled("Xvfb")) return undefined;
  const [screen, display] = await startScreen();
  const port = await freePort();
  const settings = narrowToolbar();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1", XDG_CONFIG_HOME: settings },
    stdio: "ignore",
  });
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  const server = `http://127.0.0.1:${port}`;
  // The driver listens a moment after it has started.
  await expect(() => fetch(`${server}/status`)).toPass({ intervals: [50], timeout: 10_000 });
  const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const errors: string[] = [];
  const evaluate = <Result>(expression: string): Promise<Result> =>
    browser.executeScript<Result>(`return (${expression})`).catch((problem: Error) => {
      // The page was left in the meantime: retry on the next one.
      if (problem.name !== "NoSuchFrameError") throw problem;
      return evaluate(expression);
    });
  const collectErrors = async () => {
    errors.push(...(await evaluate<string[]>("window.recorded?.splice(0) ?? []")));
  };
  return {
    async open(url) {
      await collectErrors();
      await browser.get(url);
      await evaluate(record);
    },
    async resize(width) {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height: 800 });
    },
    evaluate,
    async click(selector) {
      const element = await browser.findElement(By.css(selector));
      // The driver clicks where the element was, so it must have stopped sliding or scrolling.
      await browser.wait(
        () => browser.executeScript<boolean>(`return (${isAtRest})(arguments[0])`, element),
        3_000,
        `${selector} does not stop moving`,
      );
      // For 200 ms a sliding panel is out of reach or covers the element.
      const isClicked = () =>
        element.click().then(
          () => true,
          (problem: Error) => {
            if (!/Intercepted|NotInteractable/.test(problem.name)) throw problem;
            return false;
          },
        );
      await browser.wait(isClicked, 3_000, `${selector} cannot be clicked`);
    },
    async type(selector, text) {
      await browser.findElement(By.css(selector)).sendKeys(text);
    },
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    async errors() {
      await collectErrors();
      return errors;
    },
    async close() {
      await browser.quit();
      driver.kill();
      screen.kill();
      rmSync(settings, { recursive: true });
    },
  };
}

/** WebKit, Safari's engine, driven by WebDriver. Source: the manual page of WebKitWebDriver(1). */
export const webkit: Launcher = { name: "WebKit", install: "apt-get install webkit2gtk-driver xvfb", launch };
