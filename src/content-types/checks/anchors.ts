import Slugger from "github-slugger";
import { bodyOffset, type SourceDocument } from "../documents";
import { substitute, type Facts } from "../facts/substitute";
import { idOf } from "../markdown/id-of";
import { idIn, markerOf } from "../markdown/marker";
import { nodesOf, parseMdx } from "../markdown/parse";
import { plainText } from "../markdown/plain-text";
import { pathsOf } from "./site-map";

/** A place on a page that links can lead to. */
export interface Anchor {
  id: string;
  file: string;
  /** Offset in the file. */
  offset: number;
  /** A written id stands between these offsets; one made from words has none. */
  written?: { start: number; end: number };
}

/** The places on each page, by its path, and by the files that it is made of. */
export type Anchors = ReadonlyMap<string, readonly Anchor[]>;

type Attribute = { name: string; value: unknown };

/** Ids that components make from their props (src/mdx/plans/PlanCard.tsx, Questions.tsx, ExamplePayment.tsx). */
const made: Readonly<Record<string, (prop: (name: string) => string, facts: Facts) => string[]>> = {
  PlanCard: (prop, facts) => [`plan-${idOf(known(prop("title"), facts))}`, `plan-${idOf(known(prop("title"), facts))}-note`],
  Question: (prop, facts) => (prop("id") ? [] : [idOf(known(prop("title"), facts))]),
  ExamplePayment: () => ["example-payment"],
};

const known = (text: string, facts: Facts) => {
  try {
    return substitute(text, facts);
  } catch {
    return text;
  }
};

/** Every id in a document's body, in order; none where the MDX cannot be read. */
export function anchorsIn(document: SourceDocument, facts: Facts): Anchor[] {
  const { file, body, text } = document;
  const shift = bodyOffset(document);
  const found: Anchor[] = [];
  // A FAQ category renders each answer for itself, so its headings are counted for themselves.
  const questions = new Slugger();
  let slugger = questions;
  const sluggerFor = (depth: number) => {
    if (document.type.name !== "FaqCategory") return slugger;
    if (depth === 2) slugger = new Slugger();
    return depth === 2 ? questions : slugger;
  };
  try {
    for (const { node } of nodesOf(parseMdx(body))) {
      const offset = (node.position?.start.offset ?? 0) + shift;
      if (node.type === "heading" || node.type === "paragraph") {
        const marker = markerOf(node);
        const marked = idIn(marker);
        if (marked && node.type === "heading" && node.depth === 2) sluggerFor(2);
        if (marked) found.push({ id: marked, file, offset, written: written(text, marked, (marker?.position?.start.offset ?? 0) + shift) });
        else if (node.type === "heading") found.push({ id: sluggerFor(node.depth).slug(plainText(node)), file, offset });
        continue;
      }
      if (!/^mdxJsx/.test(node.type)) continue;
      const { name, attributes } = node as unknown as { name: string | null; attributes: Attribute[] };
      const prop = (wanted: string) => {
        const value = attributes.find((attribute) => attribute.name === wanted)?.value;
        return typeof value === "string" ? value : "";
      };
      const own = prop("id");
      if (own) found.push({ id: own, file, offset, written: written(text, own, offset) });
      for (const id of made[name ?? ""]?.(prop, facts) ?? []) found.push({ id, file, offset });
    }
  } catch {
    return [];
  }
  return found;
}

function written(text: string, id: string, from: number): Anchor["written"] {
  const start = text.indexOf(id, from);
  return start < 0 ? undefined : { start, end: start + id.length };
}

/** The places on every page. Two documents on one page share it: the second's places follow the first's. */
export function anchorsOf(documents: readonly SourceDocument[], facts: Facts): Anchors {
  const anchors = new Map<string, Anchor[]>();
  for (const document of documents) {
    const ids = anchorsIn(document, facts);
    for (const path of pathsOf(document, documents)) anchors.set(path, [...(anchors.get(path) ?? []), ...ids]);
  }
  for (const document of documents) anchors.set(document.file, anchors.get(pathsOf(document, documents)[0] ?? "") ?? anchorsIn(document, facts));
  return anchors;
}
