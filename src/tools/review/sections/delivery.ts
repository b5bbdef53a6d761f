import { brotliCompressSync } from "node:zlib";
import { attribute, elementsIn, textContentOf } from "../../../content/html";
import { plural } from "../../../content/plural";
import { memoize } from "../../../content/read/memoize";
import { allKeys, changesOnPages, lineChanges, verbOf, type Change } from "../change";
import { changedPages, type PagePair, type ReviewedPage } from "../page-pairs";
import type { Site } from "../site";

/** Smaller differences are only compression: bytes of a page, of all scripts, and of a picture or font. */
const noticeable = { page: 96, scripts: 512, file: 256 };

const number = (value: number): string => value.toLocaleString("en-US");
const sizes = (before: number, after: number): Pick<Change, "before" | "after"> => ({
  before: `${number(before)} bytes`,
  after: `${number(after)} bytes (${after > before ? "+" : ""}${number(after - before)})`,
});

/** More pages than this are listed in one change. */
const fewPages = 3;

/** Bytes of a page as sent. Cached, because compression takes longer than all other comparisons. */
const compressedSize = memoize((html: string) => brotliCompressSync(html).length, 200);

function pageSizes(pairs: readonly PagePair[]): Change[] {
  const changed = changedPages(pairs)
    .map(({ path, before, after }) => ({
      path,
      old: compressedSize(before.html),
      now: compressedSize(after.html),
    }))
    .filter(({ old, now }) => Math.abs(now - old) >= noticeable.page);
  return ["larger", "smaller"].flatMap((verb): Change[] => {
    const pages = changed.filter(({ old, now }) => now > old === (verb === "larger"));
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

/** The inline scripts and script files of a page, without digests. */
function scriptsOf({ page }: ReviewedPage): string[] {
  return elementsIn(page.document)
    .filter(({ tagName }) => tagName === "script")
    .filter((script) => !/ld\+json|speculationrules/.test(attribute(script, "type") ?? ""))
    .map((script) => {
      const source = attribute(script, "src");
      if (source) return `the file ${nameOf(source)}`;
      return textContentOf(script).replace(/sha(?:256|384|512)-[A-Za-z0-9+/=]+/g, "");
    });
}

function scriptChanges(pairs: readonly PagePair[]): Change[] {
  return changesOnPages(changedPages(pairs), ({ before, after }) => {
    const [old, now] = [scriptsOf(before), scriptsOf(after)];
    if (old.join("\n") === now.join("\n")) return [];
    const summary = (scripts: readonly string[]) => {
      const files = scripts.filter((script) => script.startsWith("the file "));
      return `${plural(scripts.length, "script")}; ${files.join(", ") || "no file"}`;
    };
    return [{ title: "The scripts in the page changed", before: summary(old), after: summary(now) }];
  });
}

/** A file's name without the hash of its content. */
function nameOf(path: string): string {
  return path
    .replace(/-[0-9a-f]{20}(?=\.)/, "")
    .replace(/^\/static\/[0-9a-f]{32}\//, "/static/")
    .replace(/-[0-9a-f]{32}(?=\.)/, "");
}

/** The totals that include a file. Shared script chunks have no total: webpack renumbers them in every build. */
function totalsWith(path: string): string[] {
  if (/\.m?js$/.test(path))
    return ["All scripts together", ...(/^\/\d+-/.test(path) ? [] : [`The script ${nameOf(path)}`])];
  const isShown = /\.(?:woff2|mp4|webm|ico|svg|png|jpe?g|webp|avif|css)$/.test(path);
  return isShown && !path.startsWith("/share/") ? [`The file ${nameOf(path)}`] : [];
}

function totals({ files }: Site): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [path, { bytes }] of files)
    for (const name of totalsWith(path)) sums.set(name, (sums.get(name) ?? 0) + bytes);
  return sums;
}

/** Captions, downloads, icons and data of the search: no section shows them, so they are compared by content. */
const isUnseen = (path: string): boolean =>
  !/\.(?:m?js|css|txt|webmanifest)$|^\/(?:share\/|sitemap|feeds\/|\.well-known\/)/.test(path) &&
  (!path.startsWith("/static/") || !/\.(?:woff2|mp4|webm|svg|png|jpe?g|webp|avif)$/.test(path));

function unseenFiles(before: Site, after: Site): Change[] {
  const byName = ({ files }: Site) =>
    new Map([...files].flatMap(([path, file]) => (isUnseen(path) ? [[nameOf(path), file] as const] : [])));
  const [old, now] = [byName(before), byName(after)];
  return allKeys(old.keys(), now.keys()).flatMap((name): Change[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was?.digest === is?.digest) return [];
    const lines = (text = "") => text.split("\n").filter(Boolean);
    const details = was && is ? lineChanges(lines(was.text), lines(is.text)) : [];
    return [{ title: `The content of ${name} ${verbOf(was, is)}`, ...(details.length && { details }) }];
  });
}

function fileSizes(before: Site, after: Site): Change[] {
  const [old, now] = [totals(before), totals(after)];
  return allKeys(old.keys(), now.keys())
    .sort()
    .flatMap((name): Change[] => {
      const [was, is] = [old.get(name), now.get(name)];
      const title = `${name} ${verbOf(was, is, "changed in size")}`;
      if (was === undefined) return [{ title, after: `${number(is!)} bytes` }];
      if (is === undefined) return [{ title, before: `${number(was)} bytes` }];
      const least = name.startsWith("The file") ? noticeable.file : noticeable.scripts;
      return Math.abs(is - was) < least ? [] : [{ title, ...sizes(was, is) }];
    });
}

/** Bytes that visitors download, and scripts. Code is compared by name and size; tests check its behavior. */
export function deliveryChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  return [
    ...pageSizes(pairs),
    ...scriptChanges(pairs),
    ...fileSizes(before, after),
    ...unseenFiles(before, after),
  ];
}
