import { attribute, elementsIn } from "../../../content/html";
import type { Statement } from "../../disclosure/page/statement";
import { allKeys, changesOnPages, lineChanges, replacements, verbOf, type Change } from "../change";
import { changedPages, type PagePair, type ReviewedPage } from "../page-pairs";
import type { Site } from "../site";

type Value = Pick<Statement, "name" | "text">;

function metadataOf({ page }: ReviewedPage): Value[] {
  const links = elementsIn(page.document).flatMap((node) => {
    const relation = (node.tagName === "link" && attribute(node, "rel")) || "";
    return /^(?:canonical|alternate)$/.test(relation)
      ? [{ name: `${relation} address`, text: attribute(node, "href") ?? "" }]
      : [];
  });
  return [...page.statements.filter(({ surface }) => surface === "metadata"), ...links];
}

/** Structured data by path, without indexes, which change with every entry above. */
function structuredDataOf({ page }: ReviewedPage): Value[] {
  return page.statements
    .filter(({ surface }) => surface === "structured data")
    .map(({ name, text }) => ({ name: name.replace(/\.\d+(?=\.|$)/g, ""), text }));
}

/** One change for all names with the same text, because a description is repeated for shared links. */
function compare(label: string, old: readonly Value[], now: readonly Value[]): Change[] {
  const changes = new Map<string, Pick<Change, "before" | "after"> & { names: Set<string> }>();
  for (const { before: was, after: is } of replacements(old, now, ({ name, text }) => `${name}\n${text}`)) {
    const [before, after] = [was?.text, is?.text];
    const key = JSON.stringify([before, after]);
    const change = changes.get(key) ?? { names: new Set(), before, after };
    changes.set(key, change);
    change.names.add((was ?? is)!.name);
  }
  return [...changes.values()].map(({ names, ...values }) => ({
    title: `${label}: ${[...names].join(", ")}`,
    ...values,
    // Search engines would drop the page.
    ...(names.has("robots") && /noindex/.test(values.after ?? "") && { isProblem: true }),
  }));
}

/** Files that crawlers and other sites read. */
const forCrawlers =
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml|feeds\/.*\.xml|llms\.txt|\.well-known\/.+|.*\.webmanifest)$/;

const linesOf = (text = ""): string[] =>
  text
    .split(/\n|(?<=<\/url>)/)
    .map((line) => line.trim())
    .filter(Boolean);

function fileChanges(before: Site, after: Site): Change[] {
  return allKeys(before.files.keys(), after.files.keys())
    .sort()
    .flatMap((path): Change[] => {
      const [old, now] = [before.files.get(path), after.files.get(path)];
      const verb = verbOf(old, now);
      if (old?.digest === now?.digest) return [];
      if (path.startsWith("/share/"))
        return [{ title: `The picture ${path}, shown when a page is shared, ${verb}` }];
      if (!forCrawlers.test(path)) return [];
      const details = lineChanges(linesOf(old?.text), linesOf(now?.text));
      return details.length ? [{ title: `The file ${path} ${verb}`, details }] : [];
    });
}

/** Data for search engines and shared links: metadata, structured data, share pictures, files for crawlers. */
export function searchChanges(before: Site, after: Site, pairs: readonly PagePair[]): Change[] {
  const ofPages = changesOnPages(changedPages(pairs), ({ before: old, after: now }) => [
    ...compare("Search results and shared links", metadataOf(old), metadataOf(now)),
    ...compare("Structured data", structuredDataOf(old), structuredDataOf(now)),
  ]);
  return [...ofPages, ...fileChanges(before, after)];
}
