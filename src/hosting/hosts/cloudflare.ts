import { join } from "node:path";
import type { BuiltSite } from "../built-site";
import type { WorkerSite } from "./cloudflare-worker";

/**
 * Cloudflare Pages' worker, which is read from the public folder on deployment and not served. No route is exempt from it:
 * a rule of `_headers` for /static/* applies to missing files too, and browsers would cache their 404 for a year.
 * Source: developers.cloudflare.com/pages, "Functions: routing", "Headers".
 */
export const cloudflareFiles = async (site: BuiltSite) => ({ "_worker.js": await workerScript(site) });

/** Bundles the worker with the resolver into one script without imports. */
async function workerScript({ slugs, app, headers, fileHeaders }: BuiltSite): Promise<string> {
  const { build } = await import("esbuild");
  const site: WorkerSite = { slugs, app, headers, fileHeaders: Object.fromEntries(fileHeaders) };
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createWorker } from "./cloudflare-worker";\nexport default createWorker(${JSON.stringify(site)});\n`,
      resolveDir: join(process.cwd(), "src/hosting/hosts"),
    },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    minify: true,
  });
  return outputFiles[0]!.text;
}
