import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { WorkerEnvironment } from "../../src/hosting/hosts/cloudflare-worker";

/**
 * A fake of Cloudflare Pages' file server according to its documentation ("Serving Pages": `x/index.html` is served at
 * `/x/`, `x.html` at `/x`; other spellings are redirected with 308; a missing file is the 404 page; a file has an ETag). It
 * is NOT Cloudflare's code, which `__tests__/differential/run-cloudflare.ts` runs.
 */
export function pagesAssets(publicDir: string): WorkerEnvironment["ASSETS"] {
  const isFile = (path: string) =>
    existsSync(join(publicDir, path)) && statSync(join(publicDir, path)).isFile();
  const send = (path: string, status = 200) =>
    new Response(readFileSync(join(publicDir, path)), {
      status,
      headers: {
        "Content-Type": path.endsWith(".html") ? "text/html; charset=utf-8" : "application/octet-stream",
        ETag: `"${path}"`,
      },
    });
  const sendUnlessCached = (path: string, { headers }: Request) => {
    const response = send(path);
    const isCached = headers.get("If-None-Match") === response.headers.get("ETag");
    return isCached ? new Response(null, { status: 304, headers: response.headers }) : response;
  };
  const moved = (path: string) => new Response(null, { status: 308, headers: { Location: path } });

  return {
    fetch: async (request) => {
      const path = decodeURIComponent(new URL(request.url).pathname);
      if (path.endsWith("/index.html")) return moved(path.slice(0, -"index.html".length));
      if (path.endsWith(".html")) return moved(path.slice(0, -".html".length));
      if (path.endsWith("/") && isFile(`${path}index.html`))
        return sendUnlessCached(`${path}index.html`, request);
      if (isFile(path)) return sendUnlessCached(path, request);
      if (isFile(`${path}.html`)) return sendUnlessCached(`${path}.html`, request);
      if (isFile(`${path}/index.html`)) return moved(`${path}/`);
      return send("/404.html", 404);
    },
  };
}
