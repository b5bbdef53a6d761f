import type { Browser, Request } from "@playwright/test";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Opens a page as a phone does, waits until the network is idle, and adds up the bytes as sent; those of inline scripts are
 * uncompressed.
 */
export async function firstLoad(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_500);
  const loaded = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const inlineScript = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (!type || /javascript|module/.test(type)))
      .reduce((total, { text }) => total + text.length, 0),
  );
  await context.close();
  const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0);
  return {
    total: sum(loaded),
    scriptFiles: sum(loaded.filter(({ type }) => type === "script")),
    inlineScript,
    requests: loaded.length,
  };
}
