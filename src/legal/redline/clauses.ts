import { diffArrays } from "diff";
import { wordsOfBlock } from "../text/blocks";
import type { Part } from "../text/parts";
import { sentencesOf, type Sentence } from "./tokens";

/** Sentences that stayed, or what stood there before and stands there now. */
export type Region = { same: true; old: Sentence[]; now: Sentence[] } | { same: false; old: Sentence[]; now: Sentence[] };

/** One clause in both revisions, by its id. */
export interface Clause {
  id: string;
  before?: Part;
  after?: Part;
  /** The nearest heading's words. */
  under: string;
  regions: Region[];
}

/** A part's key: its id; without one, its words, which is all that is known of it. */
const keyOf = (part: Part) => part.id || `without an id: ${part.blocks.map(wordsOfBlock).join(" ").slice(0, 40)}`;

function regionsOf(old: readonly Sentence[], now: readonly Sentence[]): Region[] {
  const regions: Region[] = [];
  let [a, b] = [0, 0];
  for (const { count, added, removed } of diffArrays(old.map(({ key }) => key), now.map(({ key }) => key))) {
    const same = !added && !removed;
    const last = regions.at(-1);
    const into: Region = last && last.same === same ? last : { same, old: [], now: [] };
    if (into !== last) regions.push(into);
    if (!added) into.old.push(...old.slice(a, (a += count)));
    if (!removed) into.now.push(...now.slice(b, (b += count)));
  }
  return regions;
}

function headings(parts: readonly Part[]): Map<string, string> {
  let under = "";
  return new Map(
    parts.map((part) => {
      if (part.heading) under = wordsOfBlock(part.blocks[0]!);
      return [keyOf(part), under];
    }),
  );
}

/** Every clause of either revision, in the order of the newer; one that is gone stands where it stood. */
export function alignClauses(before: readonly Part[], after: readonly Part[]): Clause[] {
  const [old, now] = [new Map(before.map((part) => [keyOf(part), part])), new Map(after.map((part) => [keyOf(part), part]))];
  const order = [...now.keys()];
  let previous: string | undefined;
  for (const key of old.keys()) {
    if (!now.has(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  const [oldHeadings, nowHeadings] = [headings(before), headings(after)];
  const sentences = (part: Part | undefined) => part?.blocks.flatMap(sentencesOf) ?? [];
  return order.map((id) => {
    const pair = { ...(old.has(id) ? { before: old.get(id)! } : {}), ...(now.has(id) ? { after: now.get(id)! } : {}) };
    return { id, ...pair, under: nowHeadings.get(id) ?? oldHeadings.get(id) ?? "", regions: regionsOf(sentences(pair.before), sentences(pair.after)) };
  });
}
