import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "./content-security-policy";
import { inlineHashes, type InlineHashes } from "./inline-hashes";

export const POLICY = "Content-Security-Policy";

/** The header that differs between files, by URL path: `/about/index.html`. */
export type FileHeaders = ReadonlyMap<string, Readonly<Record<typeof POLICY, string>>>;

/** The file of every page, with the hashes of its inline blocks. */
function hashedPages(publicDir: string, files: ReadonlySet<string>) {
  const pages = [...files].filter((file) => file.endsWith(".html")).sort();
  return pages.map((file) => ({ file, hashes: inlineHashes(readFileSync(join(publicDir, file), "utf8")) }));
}

/**
 * Each page's policy, with the hashes of its own inline blocks only: one policy for all pages would grow with the site and
 * be sent with every response.
 */
export function pagePolicies(publicDir: string, files: ReadonlySet<string>, services: readonly string[]) {
  return new Map(
    hashedPages(publicDir, files).map(({ file, hashes }) => [
      file,
      { [POLICY]: contentSecurityPolicy(hashes, services) },
    ]),
  );
}

/** One policy for all pages, for a host that cannot override a header for single paths. */
export function sitePolicy(publicDir: string, files: ReadonlySet<string>, services: readonly string[]) {
  const pages = hashedPages(publicDir, files);
  const once = (kind: keyof InlineHashes) => [...new Set(pages.flatMap(({ hashes }) => hashes[kind]))];
  return { [POLICY]: contentSecurityPolicy({ scripts: once("scripts"), styles: once("styles") }, services) };
}
