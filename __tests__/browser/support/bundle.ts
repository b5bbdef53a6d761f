import { buildSync } from "esbuild";
import { basename, join } from "node:path";
import { startContractServer } from "../../support/contract-server/server";

type Files = NonNullable<Parameters<typeof startContractServer>[0]>;

/** Bundles the script of a test page for the browser. As on the site, code that is loaded later is in files of its own. */
function bundle(entry: string): Files {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
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

/**
 * Returns a function that starts a contract server with a test page, once for each worker, which ends with it.
 * @param entry the page's script, which it loads as /entry.js
 */
export function testPageServer(html: string, entry: string, files: Files = {}) {
  let server: ReturnType<typeof startContractServer> | undefined;
  return () => (server ??= startContractServer({ "/": ["text/html", html], ...files, ...bundle(entry) }));
}
