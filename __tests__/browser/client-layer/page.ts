import { type Page, test as base } from "@playwright/test";
import { join } from "node:path";
import type { ContractServer } from "../../support/contract-server/server";
import { testPageServer } from "../support/bundle";

const html = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/entry.js"></script>';

const start = testPageServer(html, join(__dirname, "entry.ts"));

/** Tests with a contract server that also serves the page, so that page and API have the same origin. */
export const test = base.extend<{ open: () => Promise<Page>; server: ContractServer }>({
  server: async ({ browserName: _ }, provide) => provide(await start()),
  open: async ({ context, server }, provide) => {
    await provide(async () => {
      const page = await context.newPage();
      // Functions of the server that the page can call (entry.ts).
      for (const name of ["stage", "release", "logOf"] as const)
        await page.exposeFunction(name, server[name]);
      await page.goto(server.origin);
      return page;
    });
  },
});
