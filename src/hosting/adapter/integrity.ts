import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A script of our own that a page names, or a link that fetches one ahead, without an integrity. */
const OWN_SCRIPT = /<(?:script|link)\b(?=[^<>]* (?:src|href)="(\/[^"/][^"]*\.js)")(?![^<>]* integrity=)[^<>]*(?=>)/g;

/**
 * Writes `integrity` into every tag of a page that names a script of this site, so that a changed file does not run
 * (Subresource Integrity, W3C). In place: tags keep their order and Gatsby's slice comments, so that a warm build finds
 * what it left. Pages that have it already are not touched. Run it after whatever else changes pages or scripts.
 * @param publicDir the folder the build wrote
 * @param files the built site's files, by URL path
 * @returns how many pages were changed
 */
export async function addIntegrity(publicDir: string, files: ReadonlySet<string>): Promise<number> {
  const known = new Map<string, Promise<string>>();
  const integrityOf = (script: string) => {
    const found = known.get(script) ?? readFile(join(publicDir, script)).then(integrity);
    known.set(script, found);
    return found;
  };
  let changed = 0;
  for (const page of [...files].filter((file) => file.endsWith(".html"))) {
    const html = await readFile(join(publicDir, page), "utf8");
    const named = [...html.matchAll(OWN_SCRIPT)].map(([, script = ""]) => script).filter((script) => files.has(script));
    if (!named.length) continue;
    const hashes = new Map(await Promise.all(named.map(async (script) => [script, await integrityOf(script)] as const)));
    const withHashes = html.replace(OWN_SCRIPT, (tag, script: string) => {
      const hash = hashes.get(script);
      return hash ? `${tag.replace(/\s*\/?$/, "")} integrity="${hash}"${tag.endsWith("/") ? "/" : ""}` : tag;
    });
    await writeFile(join(publicDir, page), withHashes);
    changed += 1;
  }
  return changed;
}

/** @returns the content's hash as SRI writes it: `sha384-…` */
export function integrity(content: Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
