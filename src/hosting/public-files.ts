import { readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
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

/** The slugs that have a built page, from the paths of listFiles. A page with a row of its own is none. */
export function builtSlugs(files: ReadonlySet<string>): Slugs {
  const pages = [...files].flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
  const others = pages.filter((page) => table.every(({ path }) => path !== page)).map(posix.parse);
  const slugsIn = (folder: string) => others.filter(({ dir }) => dir === folder).map(({ base }) => base);
  const found = table.flatMap((row) =>
    row.kind === "slugs" && typeof row.collection === "string"
      ? [[row.collection, slugsIn(posix.dirname(row.path))]]
      : [],
  );
  return { faq: [], careers: [], ...Object.fromEntries(found) };
}
