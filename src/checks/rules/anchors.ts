import Slugger from "github-slugger";
import type { Heading } from "mdast";
import {
  isMisnamed,
  pathsOf,
  stemOf,
  type SourceDocument,
  type Documents,
} from "../../content/read/documents";
import { figureId, isListed } from "../../content/facts/figure-id";
import { substituteKnown, type Facts } from "../../content/facts/substitute";
import { propOf, rangeOf, type Element } from "../../content/markdown/element";
import { idOf } from "../../content/markdown/id-of";
import { memoizeFor } from "../../content/read/memoize";
import { commentIn, formerIdsIn, idIn, markerOf } from "../../content/markdown/marker";
import { nodesOf, parseMdx } from "../../content/markdown/parse";
import { plainText } from "../../content/markdown/plain-text";
import { legalPages, legalPaths } from "../../content/schema/types/legal-document";
import { tagAt } from "./tag";

/** A place on a page that links can point to. */
export interface Anchor {
  id: string;
  file: string;
  /** Offset in the file. */
  offset: number;
  /** Whether the id belongs to a fact or a term and is removed with it: content/addresses.lock does not record such ids. */
  ofData?: boolean;
  /** Offsets of the id; undefined for an id derived from words. */
  written?: { start: number; end: number };
}

/** The anchors of each page, by its path and by the files that it shows. */
export type Anchors = ReadonlyMap<string, readonly Anchor[]>;

/** The paths of the pages that have an id. The tabs of the Terms count once: /tos repeats /terms. */
export const pagesWith = (id: string, anchors: Anchors): string[] =>
  [...anchors].flatMap(([path, places]) =>
    /^\/(?!tos\/)/.test(path) && places.some((place) => place.id === id) ? path : [],
  );

/** Ids that a component generates from its props, and those of the entries if it lists facts or terms. */
function generatedIds(element: Element, facts: Facts, terms: readonly string[]): Iterable<string> {
  switch (element.name) {
    case "PlanCard": {
      const id = `plan-${idOf(substituteKnown(propOf(element, "title"), facts))}`;
      return [id, `${id}-note`];
    }
    case "GlossaryList":
      return new Set(terms.flatMap((term) => [idOf(term), idOf(term).charAt(0)]));
    case "PublishedFigures":
      return [...facts.keys()].filter((name) => isListed(name, propOf(element, "of"))).map(figureId);
    default:
      return [];
  }
}

/** The anchors of a page that shows an unreadable file: they are unknown, so any id is accepted. */
export const anyPlace: readonly Anchor[] = [];

/** Paths with unknown anchors: those of bodies that cannot be parsed, and of files that may belong to another page. */
function openPaths(documents: Documents, unreadable: Documents, broken: Documents): string[] {
  const unread = unreadable.flatMap((document) => [document.file, ...pathsOf(document, documents)]);
  const unsure = broken.flatMap((document) => {
    const { type, file } = document;
    const name = stemOf(file);
    if (type.name === "LegalDocument") return legalPages.flatMap(legalPaths);
    if (type.sharedBy) return pathsOf(document, documents);
    return [`/${type.folder}/${name}`, `/${name}`, name === "home" ? "/" : ""];
  });
  // A wrong slug leaves the page of the file name without anchors: it is reported, and links to that page are not.
  const misnamed = documents.filter(isMisnamed);
  // Of a page, its mistyped path.
  const moved = documents.filter(
    ({ type, file, fields }) => type.name === "MarketingPage" && fields.path !== `/${stemOf(file)}`,
  );
  return [
    ...unread,
    ...unsure,
    ...moved.map(({ file }) => `/${stemOf(file)}`),
    ...misnamed.map(({ file }) => file.replace(/^content|\.mdx$/g, "")),
  ];
}

/** The id of a heading whose comment lacks its #: expressions.ts reports the comment, and links to the id are right. */
const withoutSign = ({ children }: Heading) =>
  /^(?:id: *)?([a-z0-9-]+)$/.exec(commentIn(children.at(-1)) ?? "")?.[1];

/** Returns every id in a document's body, in order. @throws VFileMessage when the MDX cannot be parsed */
function anchorsIn(document: SourceDocument, facts: Facts, terms: readonly string[]): Anchor[] {
  const { file, body, text } = document;
  const found: Anchor[] = [];
  const top = new Slugger();
  let inAnswer = top;
  for (const { node } of nodesOf(parseMdx(body))) {
    const offset = rangeOf(node).start;
    const add = (id: string, more?: Partial<Anchor>) => found.push({ id, file, offset, ...more });
    if (node.type === "heading" || node.type === "paragraph") {
      // A FAQ category renders each answer separately, so each has its own slugger.
      const isQuestion = document.type.name === "FaqCategory" && node.type === "heading" && node.depth === 2;
      if (isQuestion) inAnswer = new Slugger();
      const marker = markerOf(node);
      const marked = idIn(marker);
      if (marked) add(marked, { written: written(text, marked, rangeOf(marker!).start) });
      else if (node.type === "heading")
        add(withoutSign(node) ?? (isQuestion ? top : inAnswer).slug(plainText(node)));
      continue;
    }
    for (const id of formerIdsIn(node)) add(id, { written: written(text, id, offset) });
    if (!/^mdxJsx/.test(node.type)) continue;
    const element = node as unknown as Element;
    const own = propOf(element, "id");
    // Not the first place of these words in the tag, which may be its title.
    const place = own ? tagAt(text, offset).attributes.find(({ name }) => name === "id") : undefined;
    if (place) add(own, { written: { start: place.valueStart + 1, end: place.end - 1 } });
    for (const id of generatedIds(element, facts, terms)) add(id, { ofData: element.name !== "PlanCard" });
  }
  return found;
}

function written(text: string, id: string, from: number): Anchor["written"] {
  const start = text.indexOf(id, from);
  return start < 0 ? undefined : { start, end: start + id.length };
}

/** Finds the ids of a document. Cached by document and facts; the terms need no key: they are read with the facts. */
const finderFor = memoizeFor((facts: Facts, terms: readonly string[]) =>
  memoizeFor((document: SourceDocument): { readable: boolean; ids: readonly Anchor[] } => {
    try {
      return { readable: true, ids: anchorsIn(document, facts, terms) };
    } catch {
      return { readable: false, ids: [] };
    }
  }),
);

/**
 * Returns the anchors of every page. If two documents share a page, those of the second follow those of the first.
 * @param broken the documents with invalid frontmatter
 * @param terms those of the glossary; undefined if it cannot be read
 */
export function anchorsOf(
  documents: Documents,
  broken: Documents,
  facts: Facts,
  terms?: readonly string[],
): Anchors {
  const find = finderFor(facts, terms ?? []);
  const found = new Map(documents.map((document) => [document, find(document)]));
  const anchors = new Map<string, readonly Anchor[]>();
  for (const [document, { ids }] of found) {
    for (const path of pathsOf(document, documents))
      anchors.set(path, [...(anchors.get(path) ?? []), ...ids]);
  }
  for (const [document, { ids }] of found)
    anchors.set(document.file, anchors.get(pathsOf(document, documents)[0] ?? "") ?? ids);
  const unreadable = documents.filter((document) => !found.get(document)!.readable);
  // The ids of figures and terms are unknown while their file cannot be read.
  const incomplete = documents.filter(
    ({ body }) =>
      (facts.has("") && body.includes("<PublishedFigures")) || (!terms && body.includes("<GlossaryList")),
  );
  for (const path of openPaths(documents, [...unreadable, ...incomplete], broken))
    anchors.set(path, anyPlace);
  return anchors;
}
