import { readBlocks, wordsOfBlock, type Block } from "./blocks";

/** The content of one id: a heading, or a clause with the lists, tables and paragraphs that follow it. */
export interface Part {
  /** Empty for words before the first id. */
  id: string;
  number: string;
  heading: boolean;
  blocks: Block[];
}

const isHeading = ({ tag }: Block) => /^h[1-6]$/.test(tag);

/** Groups blocks by id: a part extends from one id or heading to the next. */
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

/** The parts of a rendered text. */
export const partsIn = (html: string): Part[] => partsOf(readBlocks(html));

const depthOf = ({ heading, blocks: [first] }: Part) => (heading ? Number(first!.tag.slice(1)) : 7);

/** A clause alone, or a heading with everything under it. */
function partsUnder(parts: readonly Part[], index: number): readonly Part[] {
  const part = parts[index]!;
  if (!part.heading) return [part];
  const after = parts.slice(index + 1);
  const end = after.findIndex((next) => depthOf(next) <= depthOf(part));
  return [part, ...(end < 0 ? after : after.slice(0, end))];
}

/** Describes the blocks that each id covers: a clause's own, or a heading's and everything under it. */
export const describeIds = (parts: readonly Part[], describe: (blocks: Block[]) => string) =>
  new Map(
    parts.flatMap(({ id }, index) =>
      id ? [[id, describe(partsUnder(parts, index).flatMap(({ blocks }) => blocks))] as const] : [],
    ),
  );

/** The words that each id covers. A heading alone has too few words to be recognized. */
export const subjects = (parts: readonly Part[]): Map<string, string> =>
  describeIds(parts, (blocks) => blocks.map(wordsOfBlock).join(" "));
