import type { Browser, Page } from "@playwright/test";

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Makes an object run a function before some of its methods. */
function before(object: object, names: readonly string[], run: () => void): void {
  const methods = object as Methods;
  for (const name of names) {
    const method = methods[name]!;
    methods[name] = (...args) => {
      run();
      return method.apply(object, args);
    };
  }
}

/**
 * Pages that the tests of one worker reuse, one page for each set of options. A new page has a new process, in which
 * Chromium compiles every script again, so that a page of the site takes three times as long.
 * A page is closed instead of reused after changes that cannot be undone: init scripts, bindings, clocks, sessions,
 * permissions.
 */
export class ReusedPages {
  private readonly pages = new Map<string, Page>();

  /**
   * @param options a key for the context's options; Playwright already applies the test's options to new contexts
   * @param prepare sets a new page up for all tests that use it
   */
  async take(browser: Browser, options: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const key = `${options} ${prepare?.name}`;
    const existing = this.pages.get(key);
    if (existing) return existing;
    const context = await browser.newContext();
    const page = await context.newPage();
    await prepare?.(page);
    const forget = () => void this.pages.delete(key);
    before(page, ["addInitScript", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders"], forget);
    before(context, ["addInitScript", "newCDPSession", "grantPermissions", "route", "setOffline"], forget);
    before(page.clock, ["install", "fastForward", "pauseAt", "resume", "runFor"], forget);
    before(page.clock, ["setFixedTime", "setSystemTime"], forget);
    this.pages.set(key, page);
    return page;
  }

  /** Resets a page: no storage, cookies, listeners, routes or emulation, and the pointer outside. */
  async giveBack(page: Page, origin: string): Promise<void> {
    const context = page.context();
    if (![...this.pages.values()].includes(page)) return context.close();
    for (const opened of context.pages()) if (opened !== page) await opened.close();
    for (const event of ["console", "weberror", "request", "response", "requestfailed"])
      for (const emitter of [page, context]) emitter.removeAllListeners(event);
    await Promise.all([
      page.unrouteAll({ behavior: "ignoreErrors" }),
      page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null }),
      page.mouse.move(-1, -1),
    ]);
    // A file of the same origin without scripts, which keeps the process.
    const rest = `${origin}/robots.txt`;
    if (page.url() === rest) return;
    await page.goto(rest);
    await Promise.all([
      page.evaluate(() => (localStorage.clear(), sessionStorage.clear())),
      context.clearCookies(),
    ]);
  }
}
