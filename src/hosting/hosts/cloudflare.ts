import { join } from "node:path";
import { notFoundPath } from "../../site/special-pages";
import type { BuiltSite } from "../built-site";
import { cacheControl, headerRule } from "../headers";
import type { WorkerSite } from "./cloudflare-worker";

/**
 * Cloudflare Pages' three files, which are read from the public folder on deployment and not served: the worker, the
 * routes without it, and the headers of those routes.
 * Source: developers.cloudflare.com/pages, "Functions: routing", "Headers".
 */
export async function cloudflareFiles(site: BuiltSite) {
  // Hashed files need no routing; without the exclusion each would count as a call of the worker.
  const routes = { version: 1, include: ["/*"], exclude: ["/static/*"] };
  // A missing file there is the 404 page, whose policy allows its own inline scripts and styles.
  const headers = {
    ...site.headers,
    ...site.fileHeaders.get(notFoundPath),
    "Cache-Control": cacheControl.immutable,
  };
  return {
    "_worker.js": await workerScript(site),
    "_routes.json": `${JSON.stringify(routes, null, 2)}\n`,
    _headers: `${headerRule("/static/*", headers).join("\n")}\n`,
  };
}

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
  return outputFiles[0]?.text ?? "";
}
