import { type Page, test as base } from "@playwright/test";
import { buildSync } from "esbuild";
import { join } from "node:path";
import { type ContractServer, startContractServer } from "../../support/contract-server/server";

/** Bundles the client layer and the case table for the browser. */
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "entry.ts")],
    bundle: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** Tests with a contract server that also serves the page, so that page and API have the same origin. */
export const test = base.extend<{ open: () => Promise<Page> }, { server: ContractServer }>({
  server: [
    async ({ browserName: _ }, provide) => {
      const server = await startContractServer({
        "/": ["text/html", '<!doctype html><link rel="icon" href="data:,"><script src="/entry.js"></script>'],
        "/entry.js": ["text/javascript", bundle()],
      });
      await provide(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  open: async ({ context, server }, provide) => {
    await provide(async () => {
      const page = await context.newPage();
      await page.goto(server.origin);
      return page;
    });
  },
});
