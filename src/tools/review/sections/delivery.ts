import { brotliCompressSync } from "node:zlib";
import { memoize } from "../../../content/read/memoize";
import { joinPages, type Change } from "../change";
import { changedPages, type PagePair } from "../page-pairs";
import type { PublishedFile, Site } from "../site";

/** Differences below these are compression: bytes of a page, of all scripts, and of a picture or font. */
const noticeable = { page: 96, scripts: 512, file: 256 };

const number = (value: number): string => value.toLocaleString("en-US");
const sizes = (before: number, after: number): Pick<Change, "before" | "after"> => ({
  before: `${number(before)} bytes`,
  after: `${number(after)} bytes (${after > before ? "+" : ""}${number(after - before)})`,
});

interface PageSize {
  path: string;
  old: number;
  now: number;
}

/** Above this number, pages are listed in one change. */
const fewPages = 3;

/** Bytes of a page as it is sent. Compressing takes longer than all other comparisons. */
const compressedSize = memoize((html: string) => brotliCompressSync(html).length, 200);

function pageSizes(pairs: readonly PagePair[]): Change[] {
  const changed = changedPages(pairs)
    .map(({ path, before, after }): PageSize => {
      return { path, old: compressedSize(before.html), now: compressedSize(after.html) };
    })
    .filter(({ old, now }) => Math.abs(now - old) >= noticeable.page);
  const bySize = ["larger", "smaller"].map((verb) => ({
    verb,
    pages: changed.filter(({ old, now }) => now > old === (verb === "larger")),
  }));
  return bySize.flatMap(({ verb, pages }): Change[] => {
    if (pages.length <= fewPages)
      return pages.map(({ path, old, now }) => ({
        title: `The page ${path} is ${verb}`,
        ...sizes(old, now),
        pages: [path],
      }));
    const details = pages.map(({ path, old, now }) => `${path}: ${number(old)} to ${number(now)} bytes`);
    return [{ title: `${pages.length} pages are ${verb}`, pages: pages.map(({ path }) => path), details }];
  });
}

/** Inline scripts and script files that a page names, without digests. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="(?:application\/ld\+json|speculationrules)"/.test(attributes!))
    .map(([, attributes = "", text = ""]) => {
      const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
      return source ? `the file ${nameOf(source)}` : text.replace(/sha(?:256|384|512)-[A-Za-z0-9+/=]+/g, "");
    });
}

function scriptChanges(pairs: readonly PagePair[]): Change[] {
  const changes = changedPages(pairs).flatMap(({ path, before, after }): Change[] => {
    const [old, now] = [scriptsOf(before.html), scriptsOf(after.html)];
    if (old.join("\n") === now.join("\n")) return [];
    const files = (scripts: readonly string[]) => scripts.filter((script) => script.startsWith("the file "));
    return [
      {
        title: "The scripts in the page changed",
        before: `${old.length} scripts; ${files(old).join(", ") || "no file"}`,
        after: `${now.length} scripts; ${files(now).join(", ") || "no file"}`,
        pages: [path],
      },
    ];
  });
  return joinPages(changes);
}

/** A file's name without the hash of its content. */
function nameOf(path: string): string {
  return path
    .replace(/-[0-9a-f]{20}(?=\.)/, "")
    .replace(/^\/static\/[0-9a-f]{32}\//, "/static/")
    .replace(/-[0-9a-f]{32}(?=\.)/, "");
}

const isScript = (path: string): boolean => /\.m?js$/.test(path);
/** Webpack numbers shared parts anew for every build. */
const isNamedScript = (path: string): boolean => isScript(path) && !/^\/\d+-/.test(path);

function totals({ files }: Site): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, { bytes }: PublishedFile) => sums.set(name, (sums.get(name) ?? 0) + bytes);
  for (const [path, file] of files) {
    if (isScript(path)) add("All scripts together", file);
    if (isNamedScript(path)) add(`The script ${nameOf(path)}`, file);
    if (/\.(?:woff2|mp4|webm|ico|svg|png|jpe?g|webp|avif|css)$/.test(path) && !path.startsWith("/share/"))
      add(`The file ${nameOf(path)}`, file);
  }
  return sums;
}

function fileSizes(before: Site, after: Site): Change[] {
  const [old, now] = [totals(before), totals(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name): Change[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === undefined) return [{ title: `${name} is new`, after: `${number(is!)} bytes` }];
    if (is === undefined) return [{ title: `${name} is gone`, before: `${number(was)} bytes` }];
    const least = name.startsWith("The file") ? noticeable.file : noticeable.scripts;
    return Math.abs(is - was) < least ? [] : [{ title: `${name} changed in size`, ...sizes(was, is) }];
  });
}

/** Bytes that visitors download, and scripts. Code is compared by name and size: what it does is for the tests. */
export function deliveryChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  return [...pageSizes(pairs), ...scriptChanges(pairs), ...fileSizes(before, after)];
}
