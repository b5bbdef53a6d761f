import { join } from "node:path";
import type { BuiltSite } from "../built-site";
import type { WorkerSite } from "./cloudflare-worker";

/**
 * Cloudflare Pages' worker, bundled with the resolver into one script without imports. It is read from the public folder
 * on deployment and not served. No route is exempt from it: a rule of `_headers` for /static/* applies to missing files
 * too, and browsers would cache their 404 for a year.
 * Source: developers.cloudflare.com/pages, "Functions: routing", "Headers".
 */
export async function cloudflareFiles({ slugs, app, headers, fileHeaders }: BuiltSite) {
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
  return { "_worker.js": outputFiles[0]!.text };
}
