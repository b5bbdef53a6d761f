import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { table, type Slugs } from "../site/routes";
import { isHidden } from "./hidden";

/**
 * Lists the built site's files by URL path (`/robots.txt`), without hidden files (except in /.well-known, RFC 8615) and
 * without precompressed variants (`index.html.br`), which have no URL.
 */
export function listFiles(publicDir: string): ReadonlySet<string> {
  const all = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((path) => !isHidden(path));
  const paths = new Set(all);
  return new Set(
    all.filter((path) => !/\.(br|gz)$/.test(path) || !paths.has(path.replace(/\.(br|gz)$/, ""))),
  );
}

/** The slugs that have a built page: folders with an index.html in each collection's folder that have no row of their own. */
export function builtSlugs(publicDir: string): Slugs {
  const found = table.flatMap((row) =>
    row.kind === "slugs" && typeof row.collection === "string"
      ? [[row.collection, slugsOf(row.path, publicDir)] as const]
      : [],
  );
  return { faq: [], careers: [], ...Object.fromEntries(found) };
}

function slugsOf(path: string, publicDir: string): string[] {
  const folder = join(publicDir, path.replace("/:slug", ""));
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter(
    (slug) =>
      existsSync(join(folder, slug, "index.html")) &&
      !table.some((row) => row.path === path.replace(":slug", slug)),
  );
}
