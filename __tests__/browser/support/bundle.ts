import { buildSync } from "esbuild";
import { basename, join } from "node:path";

/**
 * Bundles the script of a test page for the browser. As on the site, code that is loaded later is in files of its own.
 * @returns the files by address, for `startContractServer`
 */
export function bundle(entry: string): Record<string, [type: string, text: string]> {
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
