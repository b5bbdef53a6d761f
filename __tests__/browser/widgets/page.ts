import type { Page } from "@playwright/test";
import { buildSync } from "esbuild";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { startContractServer } from "../../support/contract-server/server";
import { expect, test as base } from "../support/site";

export { expect };

/** Bundles the widgets for the browser. As on the site, code that is loaded later is in files of its own. */
function scripts(): Record<string, [type: string, text: string]> {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "entry.tsx")],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    alias: { gatsby: join(__dirname, "../../support/gatsby-link.tsx") },
    // Enables React's warnings, any of which fails a test.
    define: { "process.env.NODE_ENV": '"development"' },
    outdir: "unused",
    write: false,
  });
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => [`/${basename(path)}`, ["text/javascript", text]]),
  );
}

const html =
  '<!doctype html><html lang="en"><title>Widgets</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/entry.js"></script>';

/** Opens a page with the shared widgets, which this process serves: no page of the site has them yet. */
export const test = base.extend<{ widgets: Page }, { widgetServer: string }>({
  widgetServer: [
    async ({ browserName: _ }, provide) => {
      const server = await startContractServer({
        "/": ["text/html", html],
        "/feature-icons.svg": ["image/svg+xml", readFileSync("static/feature-icons.svg", "utf8")],
        ...scripts(),
      });
      await provide(server.origin);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ widgetServer }, provide) => provide(widgetServer),
  widgets: async ({ page }, provide) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await provide(page);
  },
});
