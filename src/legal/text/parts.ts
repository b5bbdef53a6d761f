import { wordsOfBlock, type Block } from "./blocks";

/** The content of one id: a heading, or a clause with the lists, tables and paragraphs that follow it. */
export interface Part {
  /** Empty for words before the first id. */
  id: string;
  number: string;
  heading: boolean;
  blocks: Block[];
}

const isHeading = ({ tag }: Block) => /^h[1-6]$/.test(tag);

/** Groups blocks by the id they belong to: from one id, or heading, to the next. */
export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (!last || block.id || isHeading(block)) {
      parts.push({ id: block.id ?? "", number: block.number, heading: isHeading(block), blocks: [block] });
    } else last.blocks.push(block);
  }
  return parts;
}

/** A part's words alone. */
export function wordsOfPart(part: Part): string {
  return part.blocks.map(wordsOfBlock).join(" ");
}

/**
 * What an id is about: a clause's own words; for a heading also the words of everything under it, because the words of
 * a heading alone are too few to recognize it by.
 */
export function subjects(parts: readonly Part[]): Map<string, string> {
  const depth = ({ blocks: [first] }: Part) => (first && isHeading(first) ? Number(first.tag.slice(1)) : 7);
  return new Map(
    parts.flatMap((part, index) => {
      if (!part.id) return [];
      if (!part.heading) return [[part.id, wordsOfPart(part)] as const];
      const after = parts.slice(index + 1);
      const end = after.findIndex((next) => depth(next) <= depth(part));
      const under = end < 0 ? after : after.slice(0, end);
      return [[part.id, [part, ...under].map(wordsOfPart).join(" ")] as const];
    }),
  );
}
