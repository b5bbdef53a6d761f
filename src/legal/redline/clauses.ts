import { wordsOfBlock } from "../text/blocks";
import type { Part } from "../text/parts";
import { align, type Stretch } from "./align";
import { sentencesOf, type Sentence } from "./tokens";

/** Unchanged sentences, or old sentences with their replacement. */
export type Region = Stretch<Sentence>;

/** One clause in both revisions, matched by its id. */
export interface Clause {
  id: string;
  before: Part | undefined;
  after: Part | undefined;
  /** The nearest heading's words. */
  under: string;
  regions: Region[];
}

/** Parts by id, in order. The key of a part without an id is its position after the last part that has one. */
export function byKey(parts: readonly Part[]): Map<string, Part> {
  let [id, offset] = ["", 0];
  return new Map(
    parts.map((part) => {
      [id, offset] = part.id ? [part.id, 0] : [id, offset + 1];
      return [offset ? `${id}+${offset}` : id, part];
    }),
  );
}

function headings(parts: ReadonlyMap<string, Part>): Map<string, string> {
  let under = "";
  return new Map(
    [...parts].map(([key, part]) => {
      if (part.heading) under = wordsOfBlock(part.blocks[0]!);
      return [key, under];
    }),
  );
}

/** Returns the clauses of both revisions in the order of the newer one; a removed clause keeps its place. */
export function alignClauses(before: readonly Part[], after: readonly Part[]): Clause[] {
  const [old, now] = [byKey(before), byKey(after)];
  const order = [...now.keys()];
  let previous: string | undefined;
  for (const key of old.keys()) {
    if (!now.has(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  const [oldHeadings, nowHeadings] = [headings(old), headings(now)];
  const sentences = (part: Part | undefined) => sentencesOf(part?.blocks ?? []);
  return order.map((id) => ({
    id,
    before: old.get(id),
    after: now.get(id),
    under: nowHeadings.get(id) ?? oldHeadings.get(id) ?? "",
    regions: align(sentences(old.get(id)), sentences(now.get(id))),
  }));
}
