import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testPageServer } from "../support/bundle";
import { expect, test as base } from "../support/site";

export { expect };

const html =
  '<!doctype html><html lang="en"><title>Widgets</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/entry.js"></script>';

const start = testPageServer(html, join(__dirname, "entry.tsx"), {
  "/feature-icons.svg": ["image/svg+xml", readFileSync("static/feature-icons.svg", "utf8")],
});

/** Opens a page with the shared widgets, which this process serves: no page of the site has them yet. */
export const test = base.extend<{ widgets: Page }>({
  baseURL: async ({ browserName: _ }, provide) => provide((await start()).origin),
  widgets: async ({ page }, provide) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await provide(page);
  },
});
