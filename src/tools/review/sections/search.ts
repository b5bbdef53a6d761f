import { attribute, elementsIn } from "../../../content/html";
import { joinPages, without, type Change } from "../change";
import { changedPages, type PagePair, type ReviewedPage } from "../page-pairs";
import type { Site } from "../site";

interface Value {
  name: string;
  text: string;
}

function metadataOf({ page }: ReviewedPage): Value[] {
  const named = page.statements
    .filter(({ surface }) => surface === "metadata")
    .map(({ name, text }) => ({ name, text }));
  const links = elementsIn(page.document)
    .filter(
      (node) => node.tagName === "link" && /^(?:canonical|alternate)$/.test(attribute(node, "rel") ?? ""),
    )
    .map((node) => ({ name: `${attribute(node, "rel")} address`, text: attribute(node, "href") ?? "" }));
  return [...named, ...links];
}

/** Structured data by the last part of its path: indexes change with every entry before. */
function structuredDataOf({ page }: ReviewedPage): Value[] {
  return page.statements
    .filter(({ surface }) => surface === "structured data")
    .map(({ name, text }) => ({ name: name.replace(/\.\d+(?=\.|$)/g, ""), text }));
}

const key = ({ name, text }: Value): string => `${name}\n${text}`;

/** One change for all names that have the same text: a description is repeated for shared links. */
function compare(path: string, old: readonly Value[], now: readonly Value[], label: string): Change[] {
  const [lost, gained] = [without(old, now, key), without(now, old, key)];
  const changes = new Map<
    string,
    { names: string[]; before?: string | undefined; after?: string | undefined }
  >();
  const add = (name: string, before: string | undefined, after: string | undefined) => {
    const id = JSON.stringify([before, after]);
    const same = changes.get(id) ?? { names: [], before, after };
    changes.set(id, { ...same, names: [...same.names, name] });
  };
  for (const { name, text } of lost) {
    const index = gained.findIndex((other) => other.name === name);
    const [successor] = index < 0 ? [] : gained.splice(index, 1);
    add(name, text, successor?.text);
  }
  for (const { name, text } of gained) add(name, undefined, text);
  return [...changes.values()].map(({ names, before, after }) => ({
    title: `${label}: ${[...new Set(names)].join(", ")}`,
    before,
    after,
    pages: [path],
  }));
}

/** Files that crawlers and other sites read. */
const forCrawlers = /^\/(?:robots\.txt|sitemap[\w-]*\.xml|llms\.txt|\.well-known\/.+|.*\.webmanifest)$/;

function fileChanges(before: Site, after: Site): Change[] {
  return [...new Set([...before.files.keys(), ...after.files.keys()])].sort().flatMap((path): Change[] => {
    const [old, now] = [before.files.get(path), after.files.get(path)];
    if (old?.digest === now?.digest) return [];
    if (path.startsWith("/share/"))
      return [
        {
          title: `The picture ${path}, shown when a page is shared, ${!old ? "is new" : now ? "changed" : "is gone"}`,
        },
      ];
    if (!forCrawlers.test(path)) return [];
    const lines = (text = "") =>
      text
        .split(/\n|(?<=<\/url>)/)
        .map((line) => line.trim())
        .filter(Boolean);
    const self = (line: string) => line;
    const [lost, gained] = [
      without(lines(old?.text), lines(now?.text), self),
      without(lines(now?.text), lines(old?.text), self),
    ];
    if (!lost.length && !gained.length) return [];
    const details = [...lost.map((line) => `Gone: ${line}`), ...gained.map((line) => `New: ${line}`)];
    return [{ title: `The file ${path} ${!old ? "is new" : now ? "changed" : "is gone"}`, details }];
  });
}

/** What search engines and shared links show: metadata, structured data, share pictures, files for crawlers. */
export function searchChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  const pages = changedPages(pairs).flatMap(({ path, before: old, after: now }) => [
    ...compare(path, metadataOf(old), metadataOf(now), "Search results and shared links"),
    ...compare(path, structuredDataOf(old), structuredDataOf(now), "Structured data"),
  ]);
  return [...joinPages(pages), ...fileChanges(before, after)];
}
