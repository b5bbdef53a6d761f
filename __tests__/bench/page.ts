import type { Browser } from "@playwright/test";
import type { Served } from "./serve";

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Opens a page as a phone does, waits until the network is idle, and adds up the bytes as sent; those of inline scripts are
 * uncompressed.
 */
export async function firstLoad(browser: Browser, { origin, sent }: Served, path: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requested = new Map<string, string>();
  page.on(
    "request",
    (request) => void requested.set(new URL(request.url()).pathname, request.resourceType()),
  );
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_500);
  const inlineScript = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (!type || /javascript|module/.test(type)))
      .reduce((total, { text }) => total + text.length, 0),
  );
  await context.close();
  const bytes = (of: (type: string) => boolean) =>
    [...requested]
      .filter(([, type]) => of(type))
      .reduce((total, [name]) => total + (sent.get(decodeURIComponent(name)) ?? 0), 0);
  return {
    total: bytes(() => true),
    scriptFiles: bytes((type) => type === "script"),
    inlineScript,
    requests: requested.size,
  };
}
