import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Headers } from "../headers";
import { contentSecurityPolicy } from "./content-security-policy";
import { inlineHashes, type InlineHashes } from "./inline-hashes";

/** A header each page has of its own, by file: `/about/index.html`. */
export type FileHeaders = ReadonlyMap<string, Headers>;

/** The header's name. */
export const POLICY = "Content-Security-Policy";

/** Every page's file, with the hashes of its inline blocks. */
function hashedPages(publicDir: string, files: ReadonlySet<string>) {
  const pages = [...files].filter((file) => file.endsWith(".html")).sort();
  return pages.map((file) => ({ file, hashes: inlineHashes(readFileSync(join(publicDir, file), "utf8")) }));
}

/**
 * Every page's policy, with the hashes of its own inline blocks and no other page's: a policy for all pages at once
 * would grow with the site and travel with every answer.
 * @param files the built site's files, by URL path
 */
export function pagePolicies(
  publicDir: string,
  files: ReadonlySet<string>,
  services: readonly string[] = [],
): FileHeaders {
  return new Map(
    hashedPages(publicDir, files).map(({ file, hashes }) => [
      file,
      { [POLICY]: contentSecurityPolicy(hashes, services) },
    ]),
  );
}

/**
 * One policy for all pages, for a host that cannot replace a header on single paths.
 * @param files the built site's files, by URL path
 */
export function sitePolicy(
  publicDir: string,
  files: ReadonlySet<string>,
  services: readonly string[] = [],
): Headers {
  const pages = hashedPages(publicDir, files);
  const once = (kind: keyof InlineHashes) => [...new Set(pages.flatMap(({ hashes }) => hashes[kind]))];
  return { [POLICY]: contentSecurityPolicy({ scripts: once("scripts"), styles: once("styles") }, services) };
}
